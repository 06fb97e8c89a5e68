import DailyMathCore

extension AwardsTexts {
  /// These texts in Spanish; what covers a day without work is a *comodín*, the card that stands for any other.
  static let spanish = AwardsTexts(
    title: "Tu progreso", badges: "Insignias",
    levels: [
      .novice: "Novato", .student: "Estudiante", .tutor: "Tutor", .master: "Maestro",
    ],
    badgeNames: [
      .firstCard: "Primera tarjeta", .hundredReviews: "Cien repasos",
      .thousandReviews: "Mil repasos", .weekStreak: "Racha de 7 días",
      .monthStreak: "Racha de 30 días", .hundredDayStreak: "Racha de 100 días",
      .perfectSession: "Sesión perfecta", .masteredDeck: "Mazo dominado",
      .tenVerifiedExercises: "Diez verificados", .mostVotedOfMonth: "El más votado del mes",
    ],
    badgeDescriptions: [
      .firstCard: "Responde tu primera tarjeta.", .hundredReviews: "Haz 100 repasos.",
      .thousandReviews: "Haz 1.000 repasos.", .weekStreak: "Estudia 7 días seguidos.",
      .monthStreak: "Estudia 30 días seguidos.", .hundredDayStreak: "Estudia 100 días seguidos.",
      .perfectSession: "Responde 20 tarjetas o más en una sesión, todas bien.",
      .masteredDeck: "Lleva todas las tarjetas de un mazo de 10 o más a 21 días.",
      .tenVerifiedExercises: "Logra que se verifiquen 10 ejercicios tuyos.",
      .mostVotedOfMonth: "Crea el ejercicio más votado de un mes.",
    ],
    streak: { $0 == 1 ? "Racha 1 día" : "Racha \(Language.spanish.number($0)) días" },
    lastSeven: { "\($0) de los 7" },
    bestStreak: {
      $0 == 1 ? "Mejor racha: 1 día" : "Mejor racha: \(Language.spanish.number($0)) días"
    },
    freezes: { count in
      switch count {
      case 0: "sin comodines"
      case 1: "1 comodín"
      default: "\(count) comodines"
      }
    },
    freezeMeaning:
      "Un comodín cubre solo un día en que no estudies. Ganas uno cada 7 días de estudio y guardas hasta 2.",
    daysToFreeze: { days, kept in
      Language.spanish.counted(days, "día", "días") + " de estudio para "
        + (kept == 0 ? "el próximo" : "otro comodín")
    },
    freezeSpent: { day, today in
      day.adding(days: 1) == today
        ? "Un comodín cubrió el día de ayer."
        : "Un comodín cubrió el \(CalendarTexts.spanish.date(day, today: today))."
    },
    notMetYet: "Con un repaso hoy sigue tu racha.", metToday: "Hoy ya cuenta para tu racha.",
    streakInvitation: "Con tu próximo repaso empieza una racha.",
    points: { $0 == 1 ? "1 punto" : "\(Language.spanish.number($0)) puntos" },
    reputation: { "Reputación: \(Language.spanish.number($0))" },
    pointsMissing: { points, level in
      points == 1
        ? "Te falta 1 punto para \(level)"
        : "Te faltan \(Language.spanish.number(points)) puntos para \(level)"
    },
    highestLevel: "Llegaste al nivel más alto",
    since: { "Desde el \(CalendarTexts.spanish.fullDate($0))" },
    earned: { "el \(CalendarTexts.spanish.date($0, today: $1))" },
    progress: { "\(Language.spanish.number($0)) de \(Language.spanish.number($1))" },
    locked: "cuando haya ejercicios", lockedBriefly: "aún no",
    badgeCount: { $1 == 1 ? "\($0) de 1 insignia" : "\($0) de \($1) insignias" },
    badgeToast: { "Ganaste una insignia: \($0)." },
    levelToast: { "Subiste de nivel: \($0)." },
    freezeToast: { $0 == 1 ? "Ganaste un comodín." : "Ganaste un comodín; ya tienes \($0)." })

  /// These texts in English; what covers a day without work is a *freeze*, as learners know it from elsewhere.
  static let english = AwardsTexts(
    title: "Your progress", badges: "Badges",
    levels: [.novice: "Novice", .student: "Student", .tutor: "Tutor", .master: "Master"],
    badgeNames: [
      .firstCard: "First card", .hundredReviews: "A hundred reviews",
      .thousandReviews: "A thousand reviews", .weekStreak: "7-day streak",
      .monthStreak: "30-day streak", .hundredDayStreak: "100-day streak",
      .perfectSession: "Perfect session", .masteredDeck: "Mastered deck",
      .tenVerifiedExercises: "Ten verified", .mostVotedOfMonth: "Most voted of the month",
    ],
    badgeDescriptions: [
      .firstCard: "Answer your first card.", .hundredReviews: "Do 100 reviews.",
      .thousandReviews: "Do 1,000 reviews.", .weekStreak: "Study 7 days in a row.",
      .monthStreak: "Study 30 days in a row.", .hundredDayStreak: "Study 100 days in a row.",
      .perfectSession: "Answer 20 cards or more in one session, all of them right.",
      .masteredDeck: "Bring all cards of a deck of 10 or more to 21 days.",
      .tenVerifiedExercises: "Have 10 exercises of yours verified.",
      .mostVotedOfMonth: "Make the most voted exercise of a month.",
    ],
    streak: { $0 == 1 ? "Streak 1 day" : "Streak \(Language.english.number($0)) days" },
    lastSeven: { "\($0) of the last 7" },
    bestStreak: {
      $0 == 1 ? "Best streak: 1 day" : "Best streak: \(Language.english.number($0)) days"
    },
    freezes: { count in
      switch count {
      case 0: "no freezes"
      case 1: "1 freeze"
      default: "\(count) freezes"
      }
    },
    freezeMeaning:
      "A freeze covers by itself a day on which you do not study. You earn one every 7 days of study and keep up to 2.",
    daysToFreeze: { days, kept in
      Language.english.counted(days, "day", "days") + " of study to "
        + (kept == 0 ? "the next" : "another freeze")
    },
    freezeSpent: { day, today in
      day.adding(days: 1) == today
        ? "A freeze covered yesterday."
        : "A freeze covered \(CalendarTexts.english.date(day, today: today))."
    },
    notMetYet: "One review today keeps your streak.", metToday: "Today counts for your streak.",
    streakInvitation: "Your next review begins a streak.",
    points: { $0 == 1 ? "1 point" : "\(Language.english.number($0)) points" },
    reputation: { "Reputation: \(Language.english.number($0))" },
    pointsMissing: { points, level in
      points == 1
        ? "1 point to \(level)" : "\(Language.english.number(points)) points to \(level)"
    },
    highestLevel: "You reached the highest level",
    since: { "Since \(CalendarTexts.english.fullDate($0))" },
    earned: { "on \(CalendarTexts.english.date($0, today: $1))" },
    progress: { "\(Language.english.number($0)) of \(Language.english.number($1))" },
    locked: "once there are exercises", lockedBriefly: "not yet",
    badgeCount: { $1 == 1 ? "\($0) of 1 badge" : "\($0) of \($1) badges" },
    badgeToast: { "You earned a badge: \($0)." },
    levelToast: { "You reached a new level: \($0)." },
    freezeToast: { $0 == 1 ? "You earned a freeze." : "You earned a freeze; you have \($0) now." })
}
