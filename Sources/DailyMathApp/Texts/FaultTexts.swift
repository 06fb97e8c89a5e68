package import DailyMathCore
import DailyMathSystem

/// What the interface says when something outside could not be done, and what to do about it.
package struct FaultTexts: Sendable {
  /// What went wrong with the stored data and what the learner can do about it.
  package let sentence: @Sendable (StoreError) -> String
  /// Why a file that the learner asked for could not be written, and what to do about it.
  package let file: @Sendable (PersonalFileError) -> String
  /// What goes before that sentence where something of the learner's did not reach the disk.
  package let notSaved: String
  /// The headline of the start where the data folder cannot be used; the sentence stands under it.
  package let cannotStart: String

  /// The folder in which a file would be.
  private static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : path[..<$0] } ?? path[...]
  }

  /// These texts in Spanish.
  static let spanish = FaultTexts(
    sentence: { error in
      switch error {
      case .newerFormat(_, let path):
        "Los datos de \(path) son de una versión más nueva de DailyMath. No se tocó nada: actualiza el programa."
      case .busy:
        "Otra ventana de DailyMath está guardando. Espera un momento e intenta de nuevo."
      case .diskFull: "El disco está lleno. Libera espacio e intenta de nuevo."
      case .unsafeFolder(let path, let danger): FolderDangerTexts.spanish(danger, path)
      case .unusableSetting(let path, let name):
        "El ajuste \(name) de \(path) no sirve. Corrígelo o quítalo e intenta de nuevo."
      case .notWritable(let path, let cause):
        "No se puede escribir en \(path) (\(SystemReason.spanish(cause))). Revisa los permisos e intenta de nuevo."
      case .unreadable(let path, let cause):
        "No se puede leer \(path) (\(SystemReason.spanish(cause))). Revisa los permisos e intenta de nuevo."
      case .notSynced:
        "El disco no confirmó que guardó. Revisa el disco e intenta de nuevo."
      case .emailTaken: "Ya hay una cuenta con ese correo."
      case .accountMissing: "Esa cuenta ya no está en este computador."
      case .tooLong: "El texto es demasiado largo. Acórtalo e intenta de nuevo."
      case .damaged(let path):
        "El archivo \(path) está dañado. No se tocó: restaura una copia o quítalo de ahí."
      case .replaced: "Otro programa cambió tus datos. Inicia sesión otra vez."
      case .hashingFailed(let cause):
        "El computador no pudo revisar la contraseña (\(SystemReason.spanish(cause))). Cierra otros programas e intenta de nuevo."
      }
    },
    file: { error in
      switch error {
      case .exists(let path): "Ya existe \(path). No se tocó: escribe otro nombre."
      case .isFolder(let path): "\(path) es una carpeta; escribe también el nombre del archivo."
      case .unusablePath: "Escribe la ruta de un archivo, como ~/dailymath.txt."
      case .system(let error, _) where error.isDiskFull:
        "El disco está lleno. Libera espacio e intenta de nuevo."
      case .system(let error, let path) where error.isMissing:
        "No existe la carpeta \(folder(of: path)). Prueba otra ruta."
      case .system(let error, let path):
        "No se pudo escribir \(path) (\(SystemReason.spanish(error.reason))). Prueba otra ruta."
      }
    },
    notSaved: "No se guardó.",
    cannotStart: "DailyMath no puede usar su carpeta de datos.")

  /// These texts in English.
  static let english = FaultTexts(
    sentence: { error in
      switch error {
      case .newerFormat(_, let path):
        "The data in \(path) belongs to a newer version of DailyMath. Nothing was touched: update the program."
      case .busy: "Another window of DailyMath is saving. Wait a moment and try again."
      case .diskFull: "The disk is full. Make some room and try again."
      case .unsafeFolder(let path, let danger): FolderDangerTexts.english(danger, path)
      case .unusableSetting(let path, let name):
        "The setting \(name) in \(path) is of no use. Mend or remove it and try again."
      case .notWritable(let path, let cause):
        "\(path) cannot be written (\(cause)). Check its permissions and try again."
      case .unreadable(let path, let cause):
        "\(path) cannot be read (\(cause)). Check its permissions and try again."
      case .notSynced: "The disk did not confirm that it saved. Check the disk and try again."
      case .emailTaken: "That email has an account already."
      case .accountMissing: "That account is not on this computer any more."
      case .tooLong: "The text is too long. Shorten it and try again."
      case .damaged(let path):
        "The file \(path) is damaged. It was not touched: restore a copy or move it away."
      case .replaced: "Another program changed your data. Sign in again."
      case .hashingFailed(let cause):
        "The computer could not check the password (\(cause)). Close other programs and try again."
      }
    },
    file: { error in
      switch error {
      case .exists(let path): "\(path) exists already. It was not touched: write another name."
      case .isFolder(let path): "\(path) is a folder; write the name of the file, too."
      case .unusablePath: "Write the path of a file, like ~/dailymath.txt."
      case .system(let error, _) where error.isDiskFull:
        "The disk is full. Make some room and try again."
      case .system(let error, let path) where error.isMissing:
        "There is no folder \(folder(of: path)). Try another path."
      case .system(let error, let path):
        "\(path) could not be written (\(error.reason)). Try another path."
      }
    },
    notSaved: "Not saved.",
    cannotStart: "DailyMath cannot use its data folder.")
}
