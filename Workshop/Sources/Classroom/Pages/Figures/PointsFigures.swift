/// The distribution of an exercise's points over a class.
struct PointsFigures {
    /// The exercise.
    let exercise: GradedExercise
    /// The points of each submission that has points for the exercise, in ascending order.
    let points: [Int]

    init(_ exercise: GradedExercise, in submissions: [SubmissionMark]) {
        self.exercise = exercise
        points = submissions.compactMap { $0.mark(in: exercise)?.points }.sorted()
    }

    /// Each number of points that occurs, with its number of students.
    var counts: [(points: Int, students: Int)] {
        Dictionary(grouping: points) { $0 }.map { ($0.key, $0.value.count) }.sorted { $0.points < $1.points }
    }

    /// The median, such as `9` or `9.5`; nil if no student has a mark.
    var median: String? { Self.median(points) }

    /// The median of numbers in ascending order, which may be halfway between the two in the middle.
    static func median(_ numbers: [Int]) -> String? {
        guard !numbers.isEmpty else { return nil }
        let (low, high) = (numbers[(numbers.count - 1) / 2], numbers[numbers.count / 2])
        return (low + high).isMultiple(of: 2) ? "\((low + high) / 2)" : "\((low + high) / 2).5"
    }
}
