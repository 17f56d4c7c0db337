import Checking
import Course
import Foundation

/// A whole rung of the Items app on which every change of the experiment in lesson 18 is made.
package struct ChangeableRung: Sendable {
    /// Where the changes of all rungs are written down, from the checkout's root.
    package static let folder = "Lessons/18-Choosing/Changes"

    /// The rung's lesson.
    package let lesson: Lesson
    /// The lessons whose suites test the rung: its own, and one that is about these.
    package let suites: [Lesson]
    package let checkout: Checkout

    /// The rungs whose changes are written down, in order.
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

    /// Its changes, in the order of the file.
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

    /// What a change may edit, by paths from the checkout's root: its code, and the suites that test it. A suite that
    /// another rung keeps for it counts as a file of its own, since a change may be the end of what they share.
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

    /// Whether a file is none of the rung's: lesson 18 holds the changes of all rungs, and some hold the states before them.
    private static func isApart(_ path: String) -> Bool {
        ["Changes/", "Steps/"].contains { path.hasPrefix($0) } || path == "steps.json"
    }

    /// The suites that other rungs keep for it; a test says what is wrong with a table that can't be read.
    private func shared(in folder: String) -> FileTree {
        (try? SharedSuites(in: checkout).copies(in: folder)) ?? [:]
    }

    /// Where its suites lie, from the checkout's root.
    package var suiteFolders: [String] { suites.map { "Tests/Lessons/" + Self.name(of: $0) } }

    /// What was read of it, and what it is once a change is made: the Swift files by paths from the checkout's root.
    ///
    /// - Throws: A sentence where the change no longer applies.
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

    /// The files in which every suite of journeys runs these instead of the app's own.
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

/// A change that can't be made any more.
package struct ChangeError: Error, Equatable, CustomStringConvertible {
    package let file: String
    package let line: Int
    package let change: String
    package let reason: String

    /// Where, what, and what to do.
    package var description: String {
        """
        \(file):\(line): \(change): \(reason)
          fix: make it anew with Workshop/ci/changes, which says how
        """
    }
}
