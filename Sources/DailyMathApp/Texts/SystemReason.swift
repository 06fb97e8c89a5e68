/// Puts the reasons that the operating system gives in English into Spanish.
enum SystemReason {
  /// The reason in Spanish; one that is not known stays as the system gave it.
  static func spanish(_ reason: String) -> String {
    translations[reason] ?? reason
  }

  private static let translations = [
    "Permission denied": "permiso denegado",
    "Operation not permitted": "operación no permitida",
    "No space left on device": "el disco está lleno",
    "Disk quota exceeded": "no te queda espacio en el disco",
    "Read-only file system": "el disco es de solo lectura",
    "Not a directory": "no es una carpeta",
    "Is a directory": "es una carpeta",
    "No such file or directory": "no existe",
    "File exists": "ya existe",
    "Input/output error": "el disco falló",
    "Too many open files": "hay demasiados archivos abiertos",
    "Too many levels of symbolic links": "es un enlace",
    "File name too long": "la ruta es demasiado larga",
    "Cannot allocate memory": "falta memoria",
    "File too large": "el archivo es demasiado grande",
  ]
}
