import Typesetting

/// How well each requirement separates strong work from weak.
struct SeparationPicture {
    let exercises: [(exercise: GradedExercise, figures: [RequirementFigures])]
    /// The number of submissions with marks.
    let graded: Int

    private static let title = "How well each requirement tells strong work from weak"

    private static let words =
        "Near 1, those who meet the requirement earned many points for everything else, and those who miss it few. Near 0,"
        + " it says little about the rest of the work. Below 0, strong work misses it more often than weak work does,"
        + " which is a reason to read its task once more. (The number is the point-biserial correlation between meeting"
        + " a requirement and the points for everything else.)"

    var picture: ClassPicture {
        guard graded >= Separation.least else { return tooFew }
        let bound = Separation.text(Separation.chance(graded))
        let chance =
            "With \(graded) submissions, a number between −\(bound) and \(bound) may be chance: those beyond it"
            + " are bold. A dash stands where all or none meet the requirement."
        let grid = RequirementGrid(
            rows: exercises.map { exercise, figures in (exercise.label, figures.map(cell)) }, zero: 0.5)
        return ClassPicture(
            id: "picture-separation", words: [Self.words, chance],
            drawing: Drawing(
                title: Self.title,
                description: "Bars go to the right for numbers above 0, and to the left below. " + chance,
                width: ClassPicture.width, height: grid.height, marks: grid.marks),
            title: Self.title,
            columns: [
                .init(name: "Requirement", isNumber: false), .init(name: "Correlation"), .init(name: "Submissions"),
                .init(name: "What it says", isNumber: false),
            ],
            rows: exercises.flatMap(\.figures).map { figure in
                [figure.requirement.id, number(figure), "\(figure.graded)", verdict(figure.separation)]
            })
    }

    private var tooFew: ClassPicture {
        let has = graded == 1 ? "has 1 graded submission" : "has \(graded) graded submissions"
        let chance =
            "This class \(has), too few to tell: with fewer than \(Separation.least), chance alone gives numbers"
            + " far from 0."
        return ClassPicture(
            id: "picture-separation", words: [Self.words, chance], drawing: nil, title: Self.title, columns: [],
            rows: [])
    }

    private func cell(_ figure: RequirementFigures) -> RequirementGrid.Cell {
        let id = figure.requirement.id
        let words = HTML.visible("\(id): \(number(figure)), \(verdict(figure.separation)). \(figure.requirement.goal)")
        guard case .known(let value, let chance) = figure.separation else {
            return .init(number: figure.requirement.ownNumber, text: "–", words: words, bar: nil, ink: .faint)
        }
        let isTold = abs(value) > chance
        let bar = value < 0 ? (0.5 + value / 2)...0.5 : 0.5...(0.5 + value / 2)
        return .init(
            number: figure.requirement.ownNumber, text: Separation.text(value), words: words, bar: bar,
            ink: !isTold ? .faint : value < 0 ? .alarm : .accent, isBold: isTold)
    }

    private func number(_ figure: RequirementFigures) -> String {
        if case .known(let value, _) = figure.separation { return Separation.text(value) }
        return "–"
    }

    private func verdict(_ separation: Separation) -> String {
        switch separation {
        case .known(let value, let chance) where abs(value) <= chance: "may be chance"
        case .known(let value, _) where value < 0: "strong work misses it more often"
        case .known: "strong work meets it more often"
        case .tooFew: "too few submissions to tell"
        case .allMet: "everybody meets it"
        case .noneMet: "nobody meets it"
        case .allAlike: "all have the same points for everything else"
        }
    }
}
