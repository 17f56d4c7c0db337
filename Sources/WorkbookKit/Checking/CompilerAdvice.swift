import Foundation

/// Says what to do about a compiler error, by where it stands.
struct CompilerAdvice {
    let exercise: Exercise
    let checkout: Checkout

    /// The lines below the compiler's own words.
    func lines(file: String, line: Int) -> [(heading: String, text: String)] {
        if exercise.editable.contains(where: { exercise.path + "/" + $0 == file }) {
            let task = nearestTask(file: file, line: line).map { ("why", "the nearest task above it is \($0)") }
            return [task, ("fix", "mend this first: nothing is tested before it compiles")].compactMap { $0 }
        }
        if file.hasPrefix("Tests/Exercises/\(exercise.folder)/") {
            return [
                ("why", "the suite uses your code by the names and types that the starter had"),
                (
                    "fix",
                    "give them back; \(exercise.starterPath) shows how they were written, "
                        + "and `swift run workbook reset \(exercise.label)` brings that version back and keeps yours"
                ),
            ]
        }
        if file.hasPrefix(exercise.path + "/") {
            let mine = exercise.editable.joined(separator: ", ")
            return [
                ("why", "this file uses what you edit (\(mine)), or was changed itself"),
                ("fix", "keep the names and types it relies on; git checkout -- '\(file)' brings the file back"),
            ]
        }
        return [("fix", "this file is not part of the exercise: git checkout -- '\(file)' brings it back")]
    }

    /// The requirement of the last `TODO(13.2)` at or above the line, with its goal.
    private func nearestTask(file: String, line: Int) -> String? {
        guard let data = try? Data(contentsOf: checkout.url(file)) else { return nil }
        let above = String(decoding: data, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).prefix(line)
        for text in above.reversed() {
            guard let marker = text.range(of: "TODO(") else { continue }
            let id = text[marker.upperBound...].prefix { $0 != ")" }
            if let requirement = exercise.requirements.first(where: { $0.id == id }) {
                return "\(requirement.id): \(requirement.goal)"
            }
        }
        return nil
    }
}
