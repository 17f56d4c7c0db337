import Course
import Typesetting

/// The way through lessons and exercises for a terminal, in the order in which they are done, with a mark where the
/// learner is.
enum LearningPathPage {
    /// The number of stops before and after the next one in an excerpt.
    private static let around = 2
    /// The smallest width for a title next to the progress; with less, the title goes below.
    private static let leastRoom = 18

    private struct Row {
        let name: String
        let done: String
        let dress: (String) -> String
        let title: String
        let isNext: Bool
    }

    /// Returns the whole way.
    static func lines(_ path: LearningPath, style: Style, width: Int) -> [String] {
        lines(rows(path, style)[...], style, width)
    }

    /// Returns the next stop with a few stops before and after it.
    static func excerpt(_ path: LearningPath, style: Style, width: Int) -> [String] {
        let rows = rows(path, style)
        guard let next = rows.firstIndex(where: \.isNext) else { return [] }
        let shown = rows[max(0, next - around)..<min(rows.count, next + around + 1)]
        let dots = [style.faint("  ...")]
        return (shown.startIndex > 0 ? dots : []) + lines(shown, style, width)
            + (shown.endIndex < rows.count ? dots : [])
    }

    private static func rows(_ path: LearningPath, _ style: Style) -> [Row] {
        path.stops.map { row($0, path, style) }
    }

    private static func row(_ stop: LearningPath.Stop, _ path: LearningPath, _ style: Style) -> Row {
        switch stop {
        case .lesson(let lesson):
            let done = path.done(with: lesson)
            let isRead = done.hasPrefix("read")
            return Row(
                name: "lesson \(lesson.label)", done: done.isEmpty ? "not read" : done,
                dress: { isRead ? style.good($0) : style.faint($0) }, title: lesson.title, isNext: path.isNext(stop))
        case .exercise(let exercise, let state):
            let peeked = path.wasPeekedAt(exercise) ? ", peeked" : ""
            return Row(
                name: "exercise \(exercise.label)", done: state.text(of: exercise) + peeked,
                dress: { dressed($0, state, style) }, title: exercise.title, isNext: path.isNext(stop))
        }
    }

    private static func dressed(_ text: String, _ state: ExerciseState, _ style: Style) -> String {
        switch state {
        case .notBegun: style.faint(text)
        case .begun, .unmet: style.open(text)
        case .passed, .passedBefore: style.good(text)
        }
    }

    private static func lines(_ rows: ArraySlice<Row>, _ style: Style, _ width: Int) -> [String] {
        let names = (rows.map(\.name.count).max() ?? 0) + 2
        let marks = (rows.map(\.done.count).max() ?? 0) + 2
        let room = width - 2 - names - marks
        return rows.flatMap { row -> [String] in
            let mark = row.isNext ? style.bold("> ") : "  "
            let head = mark + TextColumns.padded(row.name, to: names)
            if room >= leastRoom {
                let done = TextColumns.padded(row.dress(row.done), to: marks)
                return [(head + done + TextColumns.cut(row.title, to: room)).trimmedAtEnd]
            }
            let title = TextColumns.wrap(row.title, width: max(10, width - 4)).map { "    " + $0 }
            return [head + row.dress(row.done)] + title
        }
    }
}
