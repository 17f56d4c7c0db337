/// How the points of an exercise are spread over a class.
struct PointsFigures {
    /// The exercise.
    let exercise: GradedExercise
    /// What each submission that has a mark for it earned, in rising order.
    let points: [Int]

    init(_ exercise: GradedExercise, in submissions: [SubmissionMark]) {
        self.exercise = exercise
        points = submissions.compactMap { $0.mark(in: exercise)?.points }.sorted()
    }

    /// Every number of points that was earned, with the number of students.
    var counts: [(points: Int, students: Int)] {
        Dictionary(grouping: points) { $0 }.map { ($0.key, $0.value.count) }.sorted { $0.points < $1.points }
    }

    /// What the one in the middle earned, `9` or `9.5`; nil where nobody has a mark.
    var median: String? { Self.median(points) }

    /// The middle of numbers in rising order, or what lies between the two in the middle.
    static func median(_ numbers: [Int]) -> String? {
        guard !numbers.isEmpty else { return nil }
        let (low, high) = (numbers[(numbers.count - 1) / 2], numbers[numbers.count / 2])
        return (low + high).isMultiple(of: 2) ? "\((low + high) / 2)" : "\((low + high) / 2).5"
    }
}
