import DailyMathCore

extension DrillTexts {
  /// These texts in Spanish.
  static let spanish = DrillTexts(
    title: "Agilidad",
    modes: AgilityTexts.spanish.modes,
    level: { "Nivel \($0)" }, seconds: { "\($0) s" },
    problems: { Language.spanish.counted($0, "acierto", "aciertos") }, endless: "sin fin",
    repeated: "repetición",
    correction: { "Escribiste \($0). Es \($1): escríbelo para seguir." },
    correctionBriefly: { "Es \($0): escríbelo." },
    paused: "En pausa", anyKey: "En pausa — Enter sigue",
    keys: Keys(
      answer: "responder", restart: "empezar de nuevo", end: "terminar", goOn: "seguir",
      menu: "menú", again: "otra vez", same: "las mismas", misses: "fallos"),
    results: Results(
      solved: { $0 == 1 ? "resuelto" : "resueltos" }, perMinute: { "\($0) por minuto" },
      accuracy: { "\($0) % a la primera" }, took: { "en \($0)" },
      brokenOff: "Lo dejaste antes del final: no cuenta para tu récord.",
      isRepeat: "Las conocías: una repetición no cuenta para tu récord.",
      noRecord: { "Sin récord: solo lo hay con \($0) y sin Enter." },
      noRecordOfCustom: {
        "Sin récord: solo lo hay con \($0), sin Enter y con las operaciones iniciales."
      },
      earned: { $0 == 1 ? "+1 punto" : "+\($0) puntos" },
      streak: { "racha \(Language.spanish.counted($0, "día", "días"))" },
      levelPassed: { "Nivel \($0) superado." },
      levelOpen: { level, missing in
        missing == 1
          ? "Nivel \(level) sin superar: faltó 1 acierto."
          : "Nivel \(level) sin superar: faltaron \(missing) aciertos."
      },
      record: { "Nuevo récord. El anterior era \($0)." },
      firstRecord: "Tu primera marca en este modo.",
      best: { "Tu récord: \($0), del \($1)." },
      lastRuns: { $0 == 1 ? "La anterior" : "Últimas \($0)" },
      mean: { "media \($0)" }, aboveMean: { "\($0) más que tu media" },
      belowMean: { "\($0) menos que tu media" }, atMean: "como tu media",
      last: { "La anterior: \($0)" }, aboveLast: { "ahora \($0) más" },
      belowLast: { "ahora \($0) menos" }, atLast: "ahora lo mismo",
      pace: "Ritmo", slowest: "Lo más lento", misses: { "Fallos (\($0))" },
      noMisses: "Ningún fallo", typed: { "escribiste \($0)" },
      notSaved: { "Tus respuestas no se guardaron. \($0)" },
      notSavedYet: { "Sin guardar; se intentará de nuevo. \($0)" }),
    plain: Plain(
      help: [
        "Escribe cada respuesta y Enter. Una línea vacía o q termina.",
        "Si te equivocas, se dice la respuesta y se pregunta otra vez.",
      ],
      answer: "Respuesta", correct: "Escríbela", numberWanted: "Escribe un número.",
      after: "Enter para seguir, n otra vez, r las mismas, m los fallos"))
}
