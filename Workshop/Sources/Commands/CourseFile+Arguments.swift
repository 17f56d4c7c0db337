import Commands
import Course
import Foundation

extension CourseFile {
    /// Reads the file of `--course`, and the deadline of `--deadline`, which comes first; nil without either.
    init?(_ arguments: Arguments, _ session: Session) throws {
        let path = arguments.value("--course")
        let deadline = arguments.value("--deadline")
        if let deadline, HandInTime(deadline)?.hasZone != true {
            throw UsageError.wrongValue(
                option: "--deadline", value: deadline, command: GradeCommand.name, expected: HandInTime.expected)
        }
        if path == nil, deadline == nil { return nil }
        var course = CourseFile(path: "--deadline")
        if let path {
            let exercises = try session.catalogue().exercises.map(GradedExercise.init)
            let place = URL(fileURLWithPath: path, relativeTo: session.folder)
            course = try CourseFileReader(path, exercises: exercises).read(place)
        }
        course.rules.deadline = deadline ?? course.rules.deadline
        self = course
    }
}
