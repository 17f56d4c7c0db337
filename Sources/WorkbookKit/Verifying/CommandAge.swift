import Foundation

/// Whether a command was built from the sources that lie there: an older one would keep what those would see otherwise.
enum CommandAge {
    /// The modules that judge, all of which the command links.
    static let judges = [
        "CSourceKit", "HeadlessUIKit", "Journeys", "RoleRules", "SourceModel", "Spies", "Typesetting", "WorkbookKit",
    ]

    /// The first source of a judge that was saved after the command was built, from the checkout's root.
    static func newerSource(than executable: URL?, in checkout: Checkout) -> String? {
        guard let executable, let built = date(of: executable.resolvingSymlinksInPath()) else { return nil }
        for folder in judges.map({ "Sources/" + $0 }) {
            for file in checkout.files(below: folder).sorted() where file.hasSuffix(".swift") {
                let path = folder + "/" + file
                if let saved = date(of: checkout.url(path)), saved > built { return path }
            }
        }
        return nil
    }

    private static func date(of file: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
    }
}
