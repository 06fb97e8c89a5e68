import DailyMathCore

extension DrillTexts {
  /// These texts in Spanish.
  static let spanish = DrillTexts(
    title: "Agilidad",
    modes: AgilityTexts.spanish.modes,
    level: { "Nivel \($0)" }, seconds: { "\($0) s" },
    problems: { Language.spanish.counted($0, "acierto", "aciertos") }, endless: "sin límite",
    repeated: "repetición",
    correction: { "Escribiste \($0). Es \($1): escríbelo para seguir." },
    correctionBriefly: { "Es \($0): escríbelo." },
    paused: "En pausa", anyKey: "En pausa — cualquier tecla sigue",
    keys: Keys(
      restart: "empezar de nuevo", end: "terminar", goOn: "seguir", again: "otra vez",
      same: "las mismas", misses: "errores"),
    results: Results(
      solved: { $0 == 1 ? "resuelto" : "resueltos" }, perMinute: { "\($0) por minuto" },
      accuracy: { "\($0) % a la primera" }, took: { "en \($0)" },
      brokenOff: "Lo dejaste antes del final: no cuenta para tu récord.",
      isRepeat: "Las conocías: una repetición no cuenta para tu récord.",
      levelPassed: { "Nivel \($0) superado." },
      levelOpen: { level, missing in
        missing == 1
          ? "Nivel \(level) sin superar: faltó 1 acierto."
          : "Nivel \(level) sin superar: faltaron \(missing) aciertos."
      },
      record: { "Nuevo récord. El anterior era \($0)." },
      firstRecord: "Tu primera marca en esta modalidad.",
      best: { "Tu récord: \($0), del \($1)." },
      lastRuns: { $0 == 1 ? "La anterior" : "Últimas \($0)" },
      mean: { "media \($0)" }, aboveMean: { "\($0) más que tu media" },
      belowMean: { "\($0) menos que tu media" }, atMean: "como tu media",
      pace: "Ritmo", slowest: "Lo más lento", misses: { "Errores (\($0))" },
      noMisses: "Ningún error", typed: { "escribiste \($0)" },
      notSaved: { "Tus respuestas no se guardaron. \($0)" },
      notSavedYet: { "Sin guardar; se intentará de nuevo. \($0)" }),
    plain: Plain(
      help: [
        "Escribe cada respuesta y Enter. Una línea vacía o q termina.",
        "Si te equivocas, se dice la respuesta y se pregunta otra vez.",
      ],
      answer: "Respuesta", correct: "Escríbela", numberWanted: "Escribe un número.",
      after: "Enter para seguir, n otra vez, r las mismas, m los errores"))
}
