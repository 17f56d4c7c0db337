import Course
import Typesetting

extension Step {
    /// The number of unchanged lines shown before and after a change.
    private static let context = 2

    /// Returns the step for a terminal or a pipe: a summary, and then each file.
    func lines(_ style: Style, showsLines: Bool) -> [String] {
        var lines = [style.bold("\(label(after)), a step from \(label(before))"), summary]
        if isBetweenApps { lines.append("These are two apps, so hardly a file of the one is in the other.") }
        lines.append("")
        let width = files.map { TextColumns.width($0.path) }.max() ?? 0
        lines += files.map { file in
            "  " + TextColumns.padded(file.path, to: width + 2) + style.faint(news(of: file))
        }
        guard showsLines else { return lines }
        // A file that only moved is already in the summary.
        for file in files where file.lines.contains(where: { !$0.isKept }) {
            lines += ["", style.bold(heading(of: file))] + body(of: file, style)
        }
        return lines
    }

    private func label(_ lesson: Lesson) -> String { "\(lesson.label) \(lesson.name)" }

    private var summary: String {
        let all = files.flatMap(\.lines)
        let written = all.count { $0.fate == .written }
        let dropped = all.count { $0.fate == .dropped }
        let moved = all.count { if case .movedHere = $0.fate { true } else { false } }
        let renamed = all.count { $0.fate == .renamed }
        let changes =
            "\(files.count.counted("file")) changed: \(written.counted("line")) written, \(dropped) dropped, "
            + "\(moved) moved"
        guard renamed > 0 else { return changes }
        let share = 100 * lines.fromBefore / max(lines.all, 1)
        return changes + ", \(renamed) renamed; of \(lines.all) lines, \(share)% were there before, apart from names"
    }

    // MARK: - A file

    private func heading(of file: StepFile) -> String {
        if let old = file.oldPath { return "\(file.path), before in \(old)" }
        if !file.isInBefore { return "\(file.path), new" }
        if !file.isInAfter { return "\(file.path), gone" }
        return file.path
    }

    private func news(of file: StepFile) -> String {
        let written = file.lines.count { $0.fate == .written }
        let dropped = file.lines.count { $0.fate == .dropped }
        let arrived = file.lines.count { if case .movedHere = $0.fate { true } else { false } }
        let left = file.lines.count { if case .movedAway = $0.fate { true } else { false } }
        let state = file.isInBefore ? (file.isInAfter ? (file.oldPath == nil ? nil : "moved") : "gone") : "new"
        let renamed = file.lines.count { $0.fate == .renamed }
        let counts = [
            (written, "written"), (dropped, "dropped"), (arrived, "moved here"), (left, "moved away"),
            (renamed, "renamed"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return ([state].compactMap { $0 } + counts).joined(separator: ", ")
    }

    /// Returns the changes with a few lines around them, and dots for the lines between.
    private func body(of file: StepFile, _ style: Style) -> [String] {
        let changed = file.lines.indices.filter { !file.lines[$0].isKept }
        var shown: Set<Int> = []
        for index in changed { shown.formUnion(max(0, index - Self.context)...index + Self.context) }
        var lines: [String] = []
        var last = -1
        for index in file.lines.indices where shown.contains(index) {
            if index > last + 1 { lines.append(style.faint("    ...")) }
            lines += line(at: index, of: file, style)
            last = index
        }
        if last >= 0, last < file.lines.count - 1 { lines.append(style.faint("    ...")) }
        return lines
    }

    /// Returns a line as shown; a block that moved away is a single line with its new place.
    private func line(at index: Int, of file: StepFile, _ style: Style) -> [String] {
        let line = file.lines[index]
        let previous = index > 0 ? file.lines[index - 1].fate : nil
        switch line.fate {
        case .kept: return ["    \(line.text)".trimmedAtEnd]
        case .renamed: return [style.code("  ~ \(line.text)".trimmedAtEnd)]
        case .written: return [style.good("  + \(line.text)".trimmedAtEnd)]
        case .dropped: return [style.bad("  - \(line.text)".trimmedAtEnd)]
        case .movedHere(let place):
            let note = style.faint("  < moved from \(place.file):\(place.line)")
            let shown = style.code("  | \(line.text)".trimmedAtEnd)
            return previous == line.fate ? [shown] : [note, shown]
        case .movedAway(let place):
            guard previous != line.fate else { return [] }
            let length = file.lines[index...].prefix { $0.fate == line.fate }.count
            let what = length.counted("line")
            return [style.faint("  > \(what) moved to \(place.file):\(place.line), from: ") + line.text.trimmedAtStart]
        }
    }
}
