/// The reasons why sources can't be read or found.
public enum SourceModelError: Error, Equatable, CustomStringConvertible {
    /// The folder or file doesn't exist.
    case missing(path: String)
    /// There is no Swift file to read.
    case nothingSelected(path: String)
    /// A file exists but can't be read.
    case unread(UnreadFile)
    /// SourceKit isn't in any of these places.
    case sourceKitMissing(lookedFor: String, lookedIn: [String])
    /// SourceKit exists but can't be used.
    case sourceKitUnusable(path: String, reason: String)
    /// No declaration has this name; the candidates come closest.
    case declarationMissing(name: String, candidates: [String])
    case declarationAmbiguous(name: String, candidates: [String])

    public var description: String {
        switch self {
        case .missing(let path):
            """
            There is no file or folder "\(path)".
              fix: check the spelling; the path is taken from the folder in which you are
            """
        case .nothingSelected(let path):
            """
            No Swift file was found in \(path), so there is nothing to check.
              fix: name the folder that holds your .swift files; hidden folders are passed over
            """
        case .unread(let file):
            file.description
        case .sourceKitMissing(let name, let places):
            """
            SourceKit, which reads Swift sources, was not found: looked for \(name) in
            \(Self.list(places))
              why: it is a part of every Swift toolchain, and is taken from the one whose swiftc is on the PATH
              fix: install Swift 6.2 or newer from swift.org and try `swiftc --version`
            """
        case .sourceKitUnusable(let path, let reason):
            """
            SourceKit was found and can't be used: \(path)
              why: \(reason)
              fix: install Swift 6.2 or newer from swift.org again and try `swiftc --version`
            """
        case .declarationMissing(let name, let candidates):
            """
            No declaration is named "\(name)".
              fix: \(Self.choice(candidates))
            """
        case .declarationAmbiguous(let name, let candidates):
            """
            \(candidates.count) declarations are named "\(name)": \(candidates.joined(separator: ", "))
              fix: say more of the name, such as the labels `present(items:)` or the protocol of an extension
            """
        }
    }

    private static func list(_ places: [String]) -> String {
        guard !places.isEmpty else { return "    (no toolchain: swiftc is not on the PATH)" }
        return places.map { "    " + $0 }.joined(separator: "\n")
    }

    private static func choice(_ candidates: [String]) -> String {
        guard !candidates.isEmpty else { return "the sources declare nothing" }
        return "use one of these names: \(candidates.joined(separator: ", "))"
    }
}
