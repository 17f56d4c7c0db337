import Typesetting

/// Points over hand-in time, for submissions whose time is known.
struct HandInPicture {
    /// The most points that a submission can earn.
    let points: Int
    /// The number of submissions with marks.
    let graded: Int
    private let first, last: HandInTime
    private let handIns: [(name: String, points: Int, time: HandInTime)]

    /// Draws these submissions; nil if no time is known.
    init?(_ submissions: [SubmissionMark], points: Int) {
        self.points = points
        graded = submissions.count
        handIns = submissions.compactMap { submission in
            guard let time = submission.handInTime, let points = submission.points else {
                return nil
            }
            return (HTML.visible(submission.name), points, time)
        }.sorted { ($0.time.seconds, $0.name) < ($1.time.seconds, $1.name) }
        guard let first = handIns.first?.time, let last = handIns.last?.time else { return nil }
        (self.first, self.last) = (first, last)
    }

    private static let title = "Time of hand-in"
    private static let plot = Box(34, 10, ClassPicture.width - 42, 170)

    var picture: ClassPicture {
        let unknown = graded == handIns.count ? "" : " The time of \(graded - handIns.count) more is unknown."
        let words =
            "Each dot is a submission: the further to the right, the later, and the higher, the more points."
            + unknown
        return ClassPicture(
            id: "picture-time", words: [words],
            drawing: Drawing(
                title: Self.title, description: words + " The first is of \(first.text), the last of \(last.text).",
                width: ClassPicture.width, height: 222, marks: axes + handIns.map(dot)),
            title: Self.title,
            columns: [.init(name: "Student", isNumber: false), .init(name: "Handed in"), .init(name: "Points")],
            rows: handIns.map { [$0.name, $0.time.text, "\($0.points)"] })
    }

    private var axes: [Mark] {
        let (plot, plain) = (Self.plot, ClassPicture.plain)
        let levels = [0, points / 2, points].flatMap { level -> [Mark] in
            let y = height(level)
            return [
                .line([Point(plot.x, y), Point(plot.maxX, y)], .rule, isDashed: level != 0),
                .text("\(level)", Point(plot.x - 8, y + 4), plain, .faint, .end),
            ]
        }
        let below = plot.maxY + 20
        if first.text == last.text {
            return levels + [.text(first.text, Point(plot.midX, below), plain, .faint, .middle)]
        }
        return levels + [
            .text(first.text, Point(plot.x, below), plain, .faint),
            .text(last.text, Point(plot.maxX, below + plain.lineHeight), plain, .faint, .end),
        ]
    }

    private func dot(_ handIn: (name: String, points: Int, time: HandInTime)) -> Mark {
        let span = Double(last.seconds - first.seconds)
        let share = span == 0 ? 0.5 : Double(handIn.time.seconds - first.seconds) / span
        let (x, y) = (Self.plot.x + 6 + share * (Self.plot.width - 12), height(handIn.points))
        let words = "\(handIn.name): \(handIn.points.counted("point")), \(handIn.time.text)"
        let ring: Mark = .rectangle(Box(x - 6, y - 6, 12, 12), .paper, corner: 6)
        return .group(title: words, [ring, .rectangle(Box(x - 4.5, y - 4.5, 9, 9), .accent, corner: 4.5)])
    }

    private func height(_ points: Int) -> Double {
        let share = self.points == 0 ? 0 : Double(min(points, self.points)) / Double(self.points)
        return Self.plot.maxY - share * Self.plot.height
    }
}
