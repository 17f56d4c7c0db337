import Typesetting

/// The distribution of each exercise's points: one row per exercise, with a bar for each number of points.
struct PointsPicture {
    let figures: [PointsFigures]

    private static let rowHeight = 62.0
    private static let barHeight = 24.0

    var picture: ClassPicture {
        let title = "Points by exercise"
        let words =
            "A bar stands at each number of points that somebody earned, from none at the left to all at the right."
            + " The higher it is, the more students earned that many."
        let drawing = Drawing(
            title: title, description: words + " " + figures.compactMap(sentence).joined(separator: " "),
            width: ClassPicture.width, height: Double(figures.count) * Self.rowHeight,
            marks: figures.enumerated().flatMap { index, figure in row(figure, y: Double(index) * Self.rowHeight) })
        return ClassPicture(
            id: "picture-points", words: [words], drawing: drawing, title: title,
            columns: [
                .init(name: "Exercise", isNumber: false), .init(name: "Students"), .init(name: "Most"),
                .init(name: "Median"), .init(name: "Points, and how many students earned them", isNumber: false),
            ],
            rows: figures.map { figure in
                [
                    "\(figure.exercise.label) \(figure.exercise.name)", "\(figure.points.count)",
                    "\(figure.exercise.points)", figure.median ?? "–",
                    figure.counts.map { "\($0.points): \($0.students.counted("student"))" }.joined(separator: ", "),
                ]
            })
    }

    private func sentence(_ figure: PointsFigures) -> String? {
        figure.median.map { "Exercise \(figure.exercise.label): median \($0) of \(figure.exercise.points)." }
    }

    private func row(_ figure: PointsFigures, y: Double) -> [Mark] {
        let width = ClassPicture.width
        let (exercise, base) = (figure.exercise, y + 22 + Self.barHeight)
        let slot = width / Double(exercise.points + 1)
        let most = Double(figure.counts.map(\.students).max() ?? 1)
        let median = figure.median.map { "median \($0) of \(exercise.points)" } ?? "no marks"
        let room = width - ClassPicture.plain.width(of: median) - 8
        let name = ClassPicture.bold.cut("\(exercise.label) \(exercise.name)", to: room)
        let bars = figure.counts.filter { 0...exercise.points ~= $0.points }.map { points, students -> Mark in
            let height = max(2, Double(students) / most * Self.barHeight)
            let box = Box(Double(points) * slot + slot * 0.1, base - height, slot * 0.8, height)
            let words = "\(exercise.label): \(points.counted("point")), \(students.counted("student"))"
            return .group(title: words, [.rectangle(box, .accent, corner: min(2, height / 2))])
        }
        return [
            .text(name, Point(0, y + 12), ClassPicture.bold),
            .text(median, Point(width, y + 12), ClassPicture.plain, .faint, .end),
            .line([Point(0, base + 0.5), Point(width, base + 0.5)], .rule),
        ] + bars
    }
}
