internal import DailyMathCore

/// Why a data folder is not used, and what makes it usable.
enum FolderDangerTexts {
  /// The sentence in Spanish.
  static func spanish(_ danger: FolderDanger, _ path: String) -> String {
    switch danger {
    case .symbolicLink:
      "La carpeta \(path) es un enlace simbólico y puede llevar a otra parte. Pon su ruta verdadera en DAILYMATH_HOME."
    case .notFolder:
      "\(path) no es una carpeta. Quítalo de ahí o elige otra carpeta con DAILYMATH_HOME."
    case .otherOwner:
      "La carpeta \(path) es de otro usuario del computador. Elige una tuya con DAILYMATH_HOME."
    case .superuser:
      "La carpeta \(path) es de otro usuario y estás como administrador. Abre el programa sin sudo."
    case .writableByOthers:
      "Otros usuarios del computador pueden escribir en \(path). Quítales el permiso (chmod go-w) e intenta de nuevo."
    }
  }

  /// The sentence in English.
  static func english(_ danger: FolderDanger, _ path: String) -> String {
    switch danger {
    case .symbolicLink:
      "The folder \(path) is a symbolic link and may lead elsewhere. Put its true path into DAILYMATH_HOME."
    case .notFolder:
      "\(path) is no folder. Move it away or choose another folder with DAILYMATH_HOME."
    case .otherOwner:
      "The folder \(path) belongs to another user of this computer. Choose one of yours with DAILYMATH_HOME."
    case .superuser:
      "The folder \(path) belongs to another user, and you are the administrator. Start the program without sudo."
    case .writableByOthers:
      "Other users of this computer may write into \(path). Take that from them (chmod go-w) and try again."
    }
  }
}
