import Checking
import Course
import Foundation

/// Tells whether a command was built from the current sources; an older one would keep results that are out of date.
enum CommandAge {
    /// Source folders that affect results, but aren't linked into the workshop.
    static let unlinked = ["Sources/Rules/RoleIndex", "Sources/Rules/RoleRules", "Sources/Rules/RoleRulesTesting"]

    /// Returns the first source that was saved after the command was built, from the checkout's root.
    static func newerSource(than executable: URL?, in checkout: Checkout) -> String? {
        guard let executable, let built = date(of: executable.resolvingSymlinksInPath()) else { return nil }
        let others = unlinked + ResultInputs.apart
        let files = ["Sources", "Workshop/Sources"].flatMap { folder in
            checkout.files(below: folder).sorted().map { folder + "/" + $0 }
        }
        return
            files
            .filter { file in [".swift", ".c", ".h"].contains { file.hasSuffix($0) } }
            .filter { file in !others.contains { file.hasPrefix($0 + "/") } }
            .first { file in date(of: checkout.url(file)).map { $0 > built } ?? false }
    }

    private static func date(of file: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
    }
}
