import Typesetting

/// The figures of a class as a whole: those of the submissions that have points.
struct ClassFigures {
    /// The number of submissions, graded or not.
    let submissions: Int
    /// The number of students who handed in nothing.
    let absent: Int
    /// The points of each graded submission, in ascending order.
    let points: [Int]
    /// The most points that a submission can earn.
    let possible: Int

    init(_ gradebook: Gradebook) {
        absent = gradebook.submissions.count(where: \.isAbsent)
        submissions = gradebook.submissions.count - absent
        points = gradebook.submissions.compactMap(\.points).sorted()
        possible = gradebook.points
    }

    /// A sentence without a period that says how many are graded, what these earned, and how many handed in nothing.
    var summary: String {
        absent == 0 ? graded : "\(graded); \(absent.counted("student")) handed in nothing"
    }

    private var graded: String {
        let all = submissions.counted("submission")
        if submissions == 0 { return all }
        guard let median = PointsFigures.median(points) else { return "\(all), none of them graded" }
        let whom = points.count == submissions ? "all graded:" : "\(points.count) of them graded: these have"
        let full = points.count { $0 == possible }
        return "\(all), \(whom) \(average) of \(possible.counted("point")) on average, median \(median), "
            + "\(full == 0 ? "none" : "\(full)") with all points"
    }

    private var average: String {
        let tenths = (points.reduce(0, +) * 10 + points.count / 2) / points.count
        return "\(tenths / 10).\(tenths % 10)"
    }
}
