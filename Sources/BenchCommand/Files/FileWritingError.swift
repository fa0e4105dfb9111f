/// Why a file was not written. What was there before is untouched.
enum FileWritingError: Error, Hashable, Sendable {
  case isFolder
  case noFolder(String)
  case folder(String, SystemError)
  case system(SystemError)
}

extension FileWritingError {
  var sentence: String {
    switch self {
    case .isFolder:
      "it is a folder; name a file in it"
    case .noFolder(let folder):
      "there is no folder \(folder.quoted); create it or choose another place"
    case .folder(let folder, let error):
      "in folder \(folder.quoted), \(error.sentence)"
    case .system(let error):
      error.sentence
    }
  }
}
