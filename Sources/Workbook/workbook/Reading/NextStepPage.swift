import Course
import Typesetting

/// The step after a passed exercise, for a terminal.
enum NextStepPage {
    /// Returns the step in lines, with the key that leads to the next exercise if the learner is watching.
    static func lines(_ next: NextStep, isWatching: Bool, style: Style, width: Int) -> [String] {
        let wrap = { TextColumns.wrap($0, width: width) }
        let key = isWatching ? "n goes to it." : nil
        let name = next.exercise.map { "exercise \($0.label) \($0.name), about \($0.minutes) minutes" }
        if let lesson = next.lesson {
            let then = next.exercise.flatMap { $0.lesson == lesson.number ? name : nil }
            let after = then.map { ["Then comes \($0).", key].compactMap(\.self).joined(separator: " ") }
            return wrap("Next: lesson \(lesson.label), \(lesson.title)").map(style.bold)
                + wrap("To read it: swift run workbook read \(lesson.label)") + (after.map(wrap) ?? [])
        }
        guard let name, let exercise = next.exercise else { return ["Every exercise is passed."] }
        return wrap("Next: \(name)").map(style.bold) + wrap("\(exercise.title).")
            + wrap("The task: swift run workbook read \(exercise.label)") + [key].compactMap(\.self)
    }
}
