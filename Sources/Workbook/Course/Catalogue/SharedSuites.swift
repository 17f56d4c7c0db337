import Foundation

/// The suites that rungs share, so that code that several rungs have in common is tested once.
package struct SharedSuites: Sendable {
    /// The path of the table of these suites from the checkout's root.
    package static let file = "Tests/Lessons/shared.json"

    /// The suites that one rung keeps for all, in the order of the table.
    package let all: [SharedSuite]
    /// The suites of which each rung has a copy, because one of the tested files differs.
    package let copied: [SharedSuite]
    private let checkout: Checkout

    /// Reads the table; a checkout without a table shares no suites.
    package init(in checkout: Checkout) throws(CatalogueError) {
        self.checkout = checkout
        guard FileManager.default.fileExists(atPath: checkout.url(Self.file).path) else {
            (all, copied) = ([], [])
            return
        }
        let fields = try JSONFields(checkout.data(Self.file), file: Self.file)
        all = try fields.objects("suites", "a list of suites that rungs share").map(SharedSuite.init)
        copied = try fields.objects("copies", "a list of suites with copies").map(SharedSuite.init)
    }

    /// Returns the suites that other rungs keep for this one, as if it had copies: by their paths from its folder of
    /// `Tests/Lessons`, and importing its module.
    package func copies(in folder: String) throws(CatalogueError) -> [String: Data] {
        var copies: [String: Data] = [:]
        for suite in all {
            for copy in suite.shared where SharedSuite.folder(of: copy) == folder {
                let text = String(decoding: try checkout.data("Tests/Lessons/" + suite.suite), as: UTF8.self)
                let module = "Lesson" + folder.filter { $0 != "-" }
                copies[String(copy.dropFirst(folder.count + 1))] = Data(Self.text(text, importing: module).utf8)
            }
        }
        return copies
    }

    /// Returns a suite's text that imports this module in place of another rung's.
    package static func text(_ text: String, importing module: String) -> String {
        text.replacing(/Lesson[0-9]{2}[A-Za-z]+/, with: module)
    }
}
