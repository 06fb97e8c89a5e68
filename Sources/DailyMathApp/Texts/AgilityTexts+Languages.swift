import DailyMathCore

extension AgilityTexts {
  /// These texts in Spanish.
  static let spanish = AgilityTexts(
    title: "Agilidad", doneToday: "Hoy ya practicaste", notDoneToday: "Hoy aún no practicas",
    modes: [
      .classic: "Clásico", .levels: "Niveles", .custom: "Propio", .practice: "Práctica",
    ],
    aboutClassic: "+ − × ÷ mezcladas, como en los concursos de cálculo mental",
    aboutLevel: { "Nivel \($0): \($1), números hasta \($2); se pasa con diez aciertos" },
    aboutCustom: { "Lo que tú elijas: \($0)" },
    aboutPractice: "Lo que te cuesta y lo que toca repasar; lo que fallas vuelve pronto",
    best: { "mejor \($0)" }, noBest: "sin récord",
    noRecord: "sin récord: otros ajustes", noneYet: "por estrenar",
    levelNext: { "vas en el \($0)" }, allLevels: "todos pasados",
    factsDue: { $0 == 1 ? "1 por repasar" : "\($0) por repasar" },
    rows: ("Duración", "Nivel", "Respuesta", "Teclado", "Contenido"),
    seconds: { $0 < 120 ? "\($0) s" : "\($0 / 60) min" },
    problems: { "\($0) problemas" }, endless: "sin fin",
    acceptances: [.match: "al acertar, sin Enter", .enter: "con Enter"],
    keypads: [
      .calculator: "calculadora (789 arriba)", .telephone: "teléfono (123 arriba)",
    ],
    level: { "Nivel \($0)" }, begin: "Comenzar",
    keys: ("comenzar", "cambiar", "elegir", "duración", "nivel"), acceptanceKey: "respuesta",
    customKey: "propio", spaceKey: "Espacio", switchKey: "poner o quitar",
    rangesKey: "rango",
    operations: [
      .addition: "+  sumar", .subtraction: "−  restar", .multiplication: "×  multiplicar",
      .division: "÷  dividir", .percentage: "%  porcentajes", .square: "²  cuadrados",
      .root: "√  raíces",
    ],
    options: [
      .negatives: "números negativos", .decimals: "decimales", .fractions: "fracciones",
      .powersOfTen: "por y entre 10 y 100", .blanks: "el dato que falta: 7 × _ = 56",
      .skipsTrivial: "sin factores triviales (0, 1, 2 y 10)",
    ],
    example: { "p. ej. \($0)" }, range: { "de \($0) a \($1)" }, both: { "\($0), \($1)" },
    howToTypeRanges: "Dos números para ambos operandos, o cuatro: 2-100 2-12.",
    howToAnswerForm:
      "Un número pone o quita esa línea; con rangos detrás, valen esos (3 2-12 2-100); 0 termina.",
    noRanges: "Escribe dos números, o cuatro, de 0 a 9.999: 2-100 2-12.",
    noOperation: "Deja al menos una operación.")

  /// These texts in English.
  static let english = AgilityTexts(
    title: "Agility", doneToday: "Practised today", notDoneToday: "Not practised yet today",
    modes: [.classic: "Classic", .levels: "Levels", .custom: "Custom", .practice: "Practice"],
    aboutClassic: "+ − × ÷ mixed, as in contests of mental arithmetic",
    aboutLevel: { "Level \($0): \($1), numbers up to \($2); ten right answers pass it" },
    aboutCustom: { "What you choose: \($0)" },
    aboutPractice: "What is hard for you and what is due; what you miss returns soon",
    best: { "best \($0)" }, noBest: "no record",
    noRecord: "no record: other settings", noneYet: "not tried yet",
    levelNext: { "you are at \($0)" }, allLevels: "all passed",
    factsDue: { "\($0) due" },
    rows: ("Length", "Level", "Answer", "Keypad", "Content"),
    seconds: { $0 < 120 ? "\($0) s" : "\($0 / 60) min" },
    problems: { "\($0) problems" }, endless: "endless",
    acceptances: [.match: "once it is right, no Enter", .enter: "with Enter"],
    keypads: [.calculator: "calculator (789 on top)", .telephone: "telephone (123 on top)"],
    level: { "Level \($0)" }, begin: "Begin",
    keys: ("begin", "change", "choose", "length", "level"), acceptanceKey: "answer",
    customKey: "custom", spaceKey: "Space", switchKey: "on or off", rangesKey: "range",
    operations: [
      .addition: "+  add", .subtraction: "−  subtract", .multiplication: "×  multiply",
      .division: "÷  divide", .percentage: "%  percentages", .square: "²  squares",
      .root: "√  roots",
    ],
    options: [
      .negatives: "negative numbers", .decimals: "decimals", .fractions: "fractions",
      .powersOfTen: "times and over 10 and 100", .blanks: "the missing number: 7 × _ = 56",
      .skipsTrivial: "no trivial factors (0, 1, 2 and 10)",
    ],
    example: { "e.g. \($0)" }, range: { "\($0) to \($1)" }, both: { "\($0), \($1)" },
    howToTypeRanges: "Two numbers for both operands, or four: 2-100 2-12.",
    howToAnswerForm:
      "A number switches that line; with ranges behind it, these hold (3 2-12 2-100); 0 ends.",
    noRanges: "Write two numbers, or four, from 0 to 9,999: 2-100 2-12.",
    noOperation: "Leave one operation at least.")
}
