/// The reasons why a module could not be written.
enum ScaffoldError: Error, Equatable, CustomStringConvertible {
    /// The module's name can't begin Swift types.
    case badName(String, reason: String, suggestion: String)
    /// The event's name can't name a method.
    case badEvent(String, reason: String, suggestion: String)
    /// A variable can't have the name of the fetched values.
    case badFetch(String, reason: String, suggestion: String)
    /// There is no template for the architecture.
    case unknownArchitecture(String, known: [String])
    /// `--without` names a role that the architecture needs or doesn't have.
    case unknownRole(String, architecture: String, known: String)
    /// The fetch needs the role that was left out.
    case nothingToFetchWith(String, role: String)
    /// A type with that name exists already.
    case typeTaken(type: String, place: String, suggestion: String)
    /// Files at these paths exist already.
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
