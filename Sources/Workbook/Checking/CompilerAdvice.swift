import Course
import Foundation

/// Returns advice on a compiler error, depending on the file that contains it.
struct CompilerAdvice {
    let exercise: Exercise
    let checkout: Checkout

    /// Returns the lines to print below the compiler's message.
    func lines(file: String, line: Int) -> [(heading: String, text: String)] {
        let locked = LockedFiles(of: exercise, in: checkout)
        // A changed contract causes errors everywhere, including the learner's own file.
        if !locked.changed.isEmpty { return lockedLines(file, locked) }
        if exercise.editable.contains(where: { exercise.path + "/" + $0 == file }) {
            let task = nearestTask(file: file, line: line).map { ("why", "the nearest task above it is \($0)") }
            return [task, ("fix", "mend this first: nothing is tested before it compiles")].compactMap(\.self)
        }
        if file.hasPrefix("Tests/Exercises/\(exercise.folder)/") {
            let needed = test(file: file, line: line).map { ("needed by", $0) }
            return [needed].compactMap(\.self) + [
                ("why", "the suite uses your code by the names and types that the starter had"),
                (
                    "fix",
                    "give them back; \(exercise.starterPath) shows how they were written, "
                        + "and `swift run workbook reset \(exercise.label)` brings that version back and keeps yours"
                ),
            ]
        }
        if file.hasPrefix(exercise.path + "/") {
            return lockedLines(file, locked)
        }
        if file.hasPrefix("macro expansion ") {
            return [("fix", "look at the lines with a macro in them, such as @Test; mend all other errors first")]
        }
        return [("fix", "this file is not part of the exercise: git diff -- '\(file)' shows what was changed in it")]
    }

    /// Returns advice on a file that the learner doesn't edit: it was changed, another locked file was, or the answer
    /// doesn't fit it.
    private func lockedLines(_ file: String, _ locked: LockedFiles) -> [(heading: String, text: String)] {
        if locked.added.contains(file) {
            return [("fix", "you added this file: mend it, or take it out: rm '\(file)'")]
        }
        if let changed = locked.changed.contains(file) ? file : locked.changed.first {
            let which = changed == file ? "this file" : changed
            return [
                ("why", "\(which) was changed, and is not one that you edit"),
                ("fix", "bring it back: \(locked.remedy(for: changed))"),
            ]
        }
        let mine = exercise.editable.joined(separator: ", ")
        return [
            ("why", "this file is as it was; it uses what you edit (\(mine))"),
            ("fix", "keep the names and types that it relies on"),
        ]
    }

    /// Returns the requirement, with its goal, of the test that contains a line of the suite.
    private func test(file: String, line: Int) -> String? {
        for text in lines(of: file).prefix(line).reversed() {
            guard let match = text.firstMatch(of: /func (\w+)\(/) else { continue }
            let requirement = exercise.requirements.first { $0.tests.contains(String(match.1)) }
            return requirement.map { "\($0.id): \($0.goal)" } ?? "every requirement: all tests of the suite build on it"
        }
        return nil
    }

    private func lines(of file: String) -> [Substring] {
        let data = (try? Data(contentsOf: checkout.url(file))) ?? Data()
        return String(decoding: data, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// Returns the requirement, with its goal, of the last `TODO(12a.2)` at or above the line.
    private func nearestTask(file: String, line: Int) -> String? {
        for text in lines(of: file).prefix(line).reversed() {
            guard let marker = text.range(of: "TODO(") else { continue }
            let id = text[marker.upperBound...].prefix { $0 != ")" }
            if let requirement = exercise.requirements.first(where: { $0.id == id }) {
                return "\(requirement.id): \(requirement.goal)"
            }
        }
        return nil
    }
}
