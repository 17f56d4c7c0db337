import Typesetting

/// How often each requirement was missed.
struct MissedPicture {
    let exercises: [(exercise: GradedExercise, figures: [RequirementFigures])]

    var picture: ClassPicture {
        let title = "How often each requirement was missed"
        let words =
            "Each number is the percentage of the graded submissions that don't meet the requirement, for whatever"
            + " reason: an answer that doesn't compile misses all of them. The longer the bar, the more."
        let grid = RequirementGrid(
            rows: exercises.map { exercise, figures in (exercise.label, figures.map(cell)) })
        return ClassPicture(
            id: "picture-missed", words: [words],
            drawing: Drawing(
                title: title, description: words + mostMissed, width: ClassPicture.width, height: grid.height,
                marks: grid.marks),
            title: title,
            columns: [
                .init(name: "Requirement", isNumber: false), .init(name: "Missed"), .init(name: "Submissions"),
                .init(name: "Percent"), .init(name: "What it asks for", isNumber: false),
            ],
            rows: exercises.flatMap(\.figures).map { figure in
                [
                    figure.requirement.id, "\(figure.missed)", "\(figure.graded)",
                    figure.graded == 0 ? "–" : "\(figure.missedPercent)", figure.requirement.goal,
                ]
            })
    }

    private var mostMissed: String {
        let all = exercises.flatMap(\.figures).filter { $0.missed > 0 }
        guard let most = all.max(by: { $0.missedShare < $1.missedShare }) else { return " None was missed." }
        return " The most, \(most.missedPercent) percent, miss \(most.requirement.id)."
    }

    private func cell(_ figure: RequirementFigures) -> RequirementGrid.Cell {
        let words =
            "\(figure.requirement.id): missed by \(figure.missed) of \(figure.graded). \(figure.requirement.goal)"
        return RequirementGrid.Cell(
            number: figure.requirement.ownNumber, text: figure.graded == 0 ? "–" : "\(figure.missedPercent)",
            words: HTML.visible(words), bar: figure.missed == 0 ? nil : 0...figure.missedShare, ink: .second,
            isBold: figure.missed > 0)
    }
}

extension GradedRequirement {
    /// The requirement's number within its exercise: `2` of `12a.2`.
    var ownNumber: String { String(id.split(separator: ".").last ?? Substring(id)) }
}
