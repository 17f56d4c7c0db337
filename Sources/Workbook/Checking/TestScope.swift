import Course
import Foundation

/// What is built and tested, and where.
package struct TestScope {
    /// What it is called while it is at work: `exercise 12a`.
    package let name: String
    /// The workbook's own switches for this build.
    let switches: [String: String]
    /// Where it is built; nil for the folder that everything shares.
    var scratch: String?
    /// A folder, from the checkout's root, whose files stand in for those of `home`, which messages name; the
    /// root itself is empty.
    var standIn: (folder: String, home: String)?

    /// A scope from its parts.
    package init(
        name: String, switches: [String: String], scratch: String? = nil, standIn: (folder: String, home: String)? = nil
    ) {
        self.name = name
        self.switches = switches
        self.scratch = scratch
        self.standIn = standIn
    }

    /// The learner's own files of an exercise.
    package static func of(_ exercise: Exercise) -> TestScope {
        TestScope(
            name: "exercise \(exercise.label)", switches: ["WORKBOOK_ONLY": exercise.label, "WORKBOOK_GRADE": "1"])
    }

    /// A lesson with its suites.
    package static func of(_ lesson: Lesson) -> TestScope {
        TestScope(name: "lesson \(lesson.label)", switches: ["WORKBOOK_ONLY": lesson.label])
    }

    /// A text in which the files that stand in are called by the names of those that they stand in for.
    func atHome(_ text: String) -> String {
        guard let standIn else { return text }
        let home = standIn.home.isEmpty ? "" : standIn.home + "/"
        return text.replacingOccurrences(of: standIn.folder + "/", with: home)
    }

    /// The files of an exercise that a learner edits and that do not lie there, although nobody may delete them.
    package func missing(of exercise: Exercise, in checkout: Checkout) -> [String] {
        exercise.editable.filter {
            !exercise.mayRemove($0) && FileStamp(of: checkout.url(away(exercise.path + "/" + $0)).path) == nil
        }
    }

    /// Where the file of that path lies: there, or in the folder that stands in.
    func away(_ path: String) -> String {
        guard let standIn, path.hasPrefix(standIn.home + "/") else { return path }
        return standIn.folder + path.dropFirst(standIn.home.count)
    }
}
