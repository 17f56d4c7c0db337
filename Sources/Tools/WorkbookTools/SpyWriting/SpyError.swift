/// The reasons why no spies could be made.
enum SpyError: Error, Equatable, CustomStringConvertible {
    /// The file declares no protocol.
    case noProtocol(file: String)
    /// The file could not be written.
    case notWritten(file: String, reason: String)
    /// The file has something other than spies in it.
    case notOurs(file: String)

    var description: String {
        switch self {
        case .noProtocol(let file):
            """
            \(file) declares no protocol, so there is nobody to stand in for.
              fix: name a file with protocols, such as a module's contract
            """
        case .notWritten(let file, let reason):
            """
            \(file) could not be written: \(reason)
              fix: make its folder, and make it writable, then try again
            """
        case .notOurs(let file):
            """
            \(file) is there and was not generated, so it is left as it is.
              fix: name another file with --into, or replace it with --force
            """
        }
    }
}
