import Course
import Foundation

/// The exercise or lesson to build and test, and the folders for it.
package struct TestScope {
    /// The name for progress messages: `exercise 12a`.
    package let name: String
    /// The workbook's own switches for this build.
    let switches: [String: String]
    /// The build folder, or nil for the shared one.
    var scratch: String?
    /// A folder, from the checkout's root, whose files stand in for those of `home`; messages name the files of `home`,
    /// which is empty for the root itself.
    var standIn: (folder: String, home: String)?

    /// Creates a scope from its parts.
    package init(
        name: String, switches: [String: String], scratch: String? = nil, standIn: (folder: String, home: String)? = nil
    ) {
        self.name = name
        self.switches = switches
        self.scratch = scratch
        self.standIn = standIn
    }

    /// Returns a scope with the learner's own files of an exercise.
    package static func of(_ exercise: Exercise) -> TestScope {
        TestScope(
            name: "exercise \(exercise.label)", switches: ["WORKBOOK_ONLY": exercise.label, "WORKBOOK_GRADE": "1"])
    }

    /// Returns a scope with a lesson and its suites.
    package static func of(_ lesson: Lesson) -> TestScope {
        TestScope(name: "lesson \(lesson.label)", switches: ["WORKBOOK_ONLY": lesson.label])
    }

    /// Returns the text with the paths of stand-in files replaced by those of the files that they stand in for.
    func atHome(_ text: String) -> String {
        guard let standIn else { return text }
        let home = standIn.home.isEmpty ? "" : standIn.home + "/"
        return text.replacingOccurrences(of: standIn.folder + "/", with: home)
    }

    /// Returns the editable files of an exercise that are missing, except those that the learner may delete.
    package func missing(of exercise: Exercise, in checkout: Checkout) -> [String] {
        exercise.editable.filter {
            !exercise.mayRemove($0) && FileStamp(of: checkout.url(away(exercise.path + "/" + $0)).path) == nil
        }
    }

    /// Returns the actual path of a file, which may be in the folder that stands in.
    func away(_ path: String) -> String {
        guard let standIn, path.hasPrefix(standIn.home + "/") else { return path }
        return standIn.folder + path.dropFirst(standIn.home.count)
    }
}
