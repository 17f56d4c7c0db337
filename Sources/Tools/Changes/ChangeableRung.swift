import Checking
import Course
import Foundation

/// A whole rung of the Items app that has every change of the experiment in lesson 18.
package struct ChangeableRung: Sendable {
    /// The folder of all rungs' changes, from the checkout's root.
    package static let folder = "Lessons/18-Choosing/Changes"

    /// The rung's lesson.
    package let lesson: Lesson
    /// The lessons whose suites test the rung: its own, and any lesson about it.
    package let suites: [Lesson]
    package let checkout: Checkout

    /// Returns the rungs with described changes, in order.
    package static func all(in catalogue: Catalogue) -> [ChangeableRung] {
        catalogue.lessons.map { ChangeableRung($0, in: catalogue) }.filter { rung in
            FileManager.default.fileExists(atPath: catalogue.checkout.url(rung.record).path)
        }
    }

    package init(_ lesson: Lesson, in catalogue: Catalogue) {
        self.lesson = lesson
        checkout = catalogue.checkout
        suites = [lesson] + catalogue.lessons.filter { $0.subject == lesson.number }
    }

    /// The file that describes its changes, from the checkout's root.
    package var record: String { "\(Self.folder)/\(Self.name(of: lesson)).json" }

    /// Returns its changes, in the order of the file.
    package func changes() throws(CatalogueError) -> [RungChange] {
        let data = try checkout.data(record)
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return try JSONFields(data, file: record).objects("changes", "a list of changes").map {
            fields throws(CatalogueError) in
            let name = try fields.text("name", "the name of a change")
            let line = lines.firstIndex { $0.contains("\"name\"") && $0.contains("\"\(name)\"") } ?? 0
            return RungChange(
                name: name, how: try fields.text("how", "a sentence: where the change went on this rung"),
                edits: try fields.objects("edits", "a list of edits").map(MutantEdit.init), line: line + 1)
        }
    }

    /// The files that a change may edit, by paths from the checkout's root: the rung's code, and its suites.
    ///
    /// A suite that another rung keeps for it counts as a separate file, because a change may end what the rungs share.
    package var files: FileTree {
        var files: FileTree = [:]
        for folder in [lesson.path] + suiteFolders {
            for (path, data) in FileTree(below: checkout.url(folder)) where !Self.isApart(path) {
                files[folder + "/" + path] = data
            }
        }
        for suites in suiteFolders {
            for (path, data) in shared(in: String(suites.dropFirst("Tests/Lessons/".count))) {
                files[suites + "/" + path] = data
            }
        }
        return files
    }

    /// Whether a file isn't the rung's own: `Changes` has the changes of all rungs, and `Steps` has earlier states.
    private static func isApart(_ path: String) -> Bool {
        ["Changes/", "Steps/"].contains { path.hasPrefix($0) } || path == "steps.json"
    }

    /// Returns the suites that other rungs keep for it; a test reports a table that can't be read.
    private func shared(in folder: String) -> FileTree {
        (try? SharedSuites(in: checkout).copies(in: folder)) ?? [:]
    }

    /// The folders of its suites, from the checkout's root.
    package var suiteFolders: [String] { suites.map { "Tests/Lessons/" + Self.name(of: $0) } }

    /// Returns the rung's Swift files before and after a change, by paths from the checkout's root.
    ///
    /// - Throws: `ChangeError` if the change no longer applies.
    package func texts(with change: RungChange) throws(ChangeError) -> (
        before: [String: String], after: [String: String]
    ) {
        let before = files
        do {
            return (Self.texts(of: before), Self.texts(of: try change.made(in: before)))
        } catch {
            throw ChangeError(file: record, line: change.line, change: change.name, reason: error.what)
        }
    }

    private static func texts(of files: FileTree) -> [String: String] {
        files.filter { $0.key.hasSuffix(".swift") }.mapValues { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the files with every suite of journeys running these instead of the app's own.
    package static func running(_ journeys: String, in files: FileTree) -> FileTree {
        files.mapValues { data in
            let text = String(decoding: data, as: UTF8.self)
            return text.contains(usualJourneys)
                ? Data(text.replacing(usualJourneys, with: "arguments: " + journeys).utf8) : data
        }
    }

    private static let usualJourneys = "arguments: Journey.all"

    private static func name(of lesson: Lesson) -> String { String(lesson.path.dropFirst("Lessons/".count)) }
}

/// A change that can no longer be made.
package struct ChangeError: Error, Equatable, CustomStringConvertible {
    package let file: String
    package let line: Int
    package let change: String
    package let reason: String

    /// The place, the problem and the remedy.
    package var description: String {
        """
        \(file):\(line): \(change): \(reason)
          fix: make it anew with Workshop/ci/changes, which says how
        """
    }
}
