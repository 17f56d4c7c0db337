/// Why a module could not be written.
enum ScaffoldError: Error, Equatable, CustomStringConvertible {
    /// The module's name makes no Swift types.
    case badName(String, reason: String, suggestion: String)
    /// The event's name makes no method.
    case badEvent(String, reason: String, suggestion: String)
    /// What is fetched can't be a variable of that name.
    case badFetch(String, reason: String, suggestion: String)
    /// There is no template for it.
    case unknownArchitecture(String, known: [String])
    /// `--without` names something that the architecture can't do without, or does not have.
    case unknownRole(String, architecture: String, known: String)
    /// What is fetched needs the role that was left out.
    case nothingToFetchWith(String, role: String)
    /// A type of that name is there already.
    case typeTaken(type: String, place: String, suggestion: String)
    /// Files are there already.
    case filesThere([String])

    var description: String {
        switch self {
        case .badName(let name, let reason, let suggestion):
            """
            A module can't be called "\(name)": \(reason).
              fix: name folders whose names begin Swift types, such as \(suggestion)
            """
        case .badEvent(let name, let reason, let suggestion):
            """
            An event can't be called "\(name)": \(reason).
              fix: say what happened, such as --event \(suggestion)
            """
        case .badFetch(let name, let reason, let suggestion):
            """
            What is fetched can't be called "\(name)": \(reason).
              fix: name it as a variable in the plural, such as --fetch \(suggestion)
            """
        case .unknownArchitecture(let name, let known):
            """
            There is no template for the architecture "\(name)".
              fix: use one of \(known.joined(separator: ", "))
            """
        case .unknownRole(let role, let architecture, let known):
            """
            A module in \(architecture) can't be without "\(role)".
              fix: the role that may be left out is \(known): --without \(known)
            """
        case .nothingToFetchWith(let what, let role):
            """
            There is nobody to fetch \(what): the module is to be without \(role).
              fix: leave out --fetch, or --without \(role)
            """
        case .typeTaken(let type, let place, let suggestion):
            """
            \(type) is declared already, in \(place).
              fix: call the module something else, such as \(suggestion)
            """
        case .filesThere(let files):
            """
            \(files.count == 1 ? "A file is" : "\(files.count) files are") there already, and nothing was written:
            \(files.map { "  " + $0 }.joined(separator: "\n"))
              fix: call the module something else, or replace these files with --force
            """
        }
    }
}
