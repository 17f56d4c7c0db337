/// A teacher's file for one course: its rules, and what holds for single students.
///
/// `Documentation/grading.schema.json` describes it.
struct CourseFile: Sendable, Equatable {
    /// What holds for one student.
    struct Student: Sendable, Equatable {
        /// The student's name or id, as reports show it.
        let name: String
        /// The line of the file on which that is.
        let line: Int
        /// The student's own deadline, in ISO 8601.
        var deadline: String?
        /// What the teacher says about requirements.
        var requirements: [Requirement] = []
    }

    /// What the teacher says about one requirement of a student's work.
    struct Requirement: Sendable, Equatable {
        /// The requirement: `12a.2`.
        let id: String
        /// The teacher's points; nil if the tests' points stay.
        let points: Int?
        /// The teacher's comment.
        let comment: String?
    }

    /// The path, as messages show it.
    let path: String
    /// The rules for the whole course.
    var rules = CourseRules()
    /// What holds for single students, in the order of the file.
    var students: [Student] = []
}
