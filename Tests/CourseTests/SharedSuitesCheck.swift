import Course
import Foundation

/// Finds problems with suites that belong to several rungs, a sentence each.
struct SharedSuitesCheck {
    private static let folder = "Tests/Lessons/"

    private let checkout: Checkout
    private let table: SharedSuites

    init(_ checkout: Checkout) throws {
        self.checkout = checkout
        table = try SharedSuites(in: checkout)
    }

    var problems: [String] { table.all.flatMap(shared) + table.copied.flatMap(copied) + identical }

    // MARK: - The table

    /// Checks that rungs with a shared suite have the same code, and that only one of them has the suite.
    private func shared(_ suite: SharedSuite) -> [String] {
        guard exists(Self.folder + suite.suite) else {
            return ["\(Self.folder)\(suite.suite) is missing: \(SharedSuites.file) says that it tests several rungs"]
        }
        return suite.shared.flatMap { copy in
            let superfluous = """
                \(Self.folder)\(copy) is there, and \(SharedSuites.file) says that \(rung(suite).prefix(2))'s suite tests \
                both: delete the copy, or take it out of the table
                """
            let differences = suite.tests.compactMap { difference($0, suite, copy) }
            return (exists(Self.folder + copy) ? [superfluous] : []) + differences
        }
    }

    /// Returns the difference between a source file of the rung that shares a suite and the tested one.
    private func difference(_ name: String, _ suite: SharedSuite, _ copy: String) -> String? {
        let (one, two) = (source(name, of: rung(suite)), source(name, of: SharedSuite.folder(of: copy)))
        guard let code = data(one) else {
            return "\(one) is missing: \(SharedSuites.file) says that \(suite.suite) tests it"
        }
        if code == data(two) { return nil }
        return """
            \(two) differs from \(rung(suite).prefix(2))'s, whose suite tests both: make them equal, or give \
            \(copy.prefix(2)) its own \(copy.split(separator: "/").last ?? "")
            """
    }

    /// Checks that a copy tests code of its own, and is still a copy.
    private func copied(_ suite: SharedSuite) -> [String] {
        suite.shared.compactMap { copy in
            let differs = suite.tests.contains { name in
                data(source(name, of: rung(suite))) != data(source(name, of: SharedSuite.folder(of: copy)))
            }
            if !differs {
                return """
                    \(Self.folder)\(copy) tests the same \(suite.tests.joined(separator: ", ")) as \
                    \(suite.suite): delete the copy, and move its entry from "copies" to "suites"
                    """
            }
            if text(copy) == text(suite.suite) { return nil }
            return "\(Self.folder)\(copy) is no copy of \(suite.suite) any more: take it out of \(SharedSuites.file)"
        }
    }

    /// Returns the folder of the lesson whose code a suite imports; for a suite of lesson 14, that may be rung 13's.
    private func rung(_ suite: SharedSuite) -> String {
        let number = read(Self.folder + suite.suite).firstMatch(of: /import Lesson([0-9]{2})/).map { String($0.1) }
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: checkout.url("Lessons").path)) ?? []
        return folders.first { $0.hasPrefix((number ?? "") + "-") } ?? SharedSuite.folder(of: suite.suite)
    }

    /// Returns the path that a source file has, or would have, on a rung.
    private func source(_ name: String, of folder: String) -> String {
        let sources = "Lessons/\(folder)/Sources/"
        return sources + (checkout.files(below: sources).first { $0 == name || $0.hasSuffix("/" + name) } ?? name)
    }

    // MARK: - Copies

    /// The suites that differ only in their imported modules, without the copies that the table names.
    private var identical: [String] {
        let named = table.copied.flatMap(\.shared)
        var first: [String: String] = [:]
        return checkout.files(below: Self.folder).sorted().compactMap { file in
            guard file.hasSuffix(".swift"), !named.contains(file) else { return nil }
            let text = text(file)
            guard text.contains("@Test"), let other = first.updateValue(first[text] ?? file, forKey: text) else {
                return nil
            }
            return """
                \(Self.folder)\(file) is the same suite as \(other): delete it, and name it in \(SharedSuites.file) \
                with the source files that both test
                """
        }
    }

    // MARK: - Files

    private func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: checkout.url(file).path) }

    private func data(_ file: String) -> Data? { try? checkout.data(file) }

    private func read(_ file: String) -> String { String(decoding: data(file) ?? Data(), as: UTF8.self) }

    /// Returns the text of a suite without the name of the imported module.
    private func text(_ suite: String) -> String { SharedSuites.text(read(Self.folder + suite), importing: "Lesson") }
}
