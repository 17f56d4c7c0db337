/// How well one requirement separates strong work from weak: the point-biserial correlation between meeting it and the
/// points for everything else.
///
/// The requirement's own points are left out of the sum, because they would make it agree with itself. Source:
/// Assessment Systems, "Item-total point-biserial correlation"; Questionmark, "Item Analysis Report: Item-Total
/// Correlation Discrimination".
enum Separation: Sendable, Equatable {
    /// A value from -1 to 1, and how far from 0 chance alone may take it.
    case known(Double, chance: Double)
    /// There are fewer submissions than `least`.
    case tooFew
    /// Every student met it.
    case allMet
    /// No student met it.
    case noneMet
    /// All students have the same points for everything else.
    case allAlike

    /// The fewest submissions for a value: with fewer, chance alone gives values beyond .6.
    static let least = 10

    /// Computes the correlation over these answers.
    init(_ answers: [(isMet: Bool, rest: Int)]) {
        let count = Double(answers.count)
        let met = answers.filter(\.isMet)
        if answers.count < Self.least {
            self = .tooFew
            return
        }
        if met.count == answers.count {
            self = .allMet
            return
        }
        if met.isEmpty {
            self = .noneMet
            return
        }
        let mean = Self.mean(answers)
        let variance = answers.reduce(0) { $0 + (Double($1.rest) - mean) * (Double($1.rest) - mean) } / count
        if variance == 0 {
            self = .allAlike
            return
        }
        let share = Double(met.count) / count
        let apart = Self.mean(met) - Self.mean(answers.filter { !$0.isMet })
        let value = apart * (share * (1 - share) / variance).squareRoot()
        self = .known(min(1, max(-1, value)), chance: Self.chance(answers.count))
    }

    /// The bound that 19 of 20 values stay below in size if nothing is related.
    ///
    /// Source: Doane and Seward, Applied Statistics in Business and Economics, 5th edition, Table 12.1, whose values
    /// for 25 to 200 pairs this rule of thumb meets to a hundredth.
    static func chance(_ count: Int) -> Double { 2 / Double(count).squareRoot() }

    private static func mean(_ answers: [(isMet: Bool, rest: Int)]) -> Double {
        Double(answers.reduce(0) { $0 + $1.rest }) / Double(answers.count)
    }

    /// `.62`, `−.12` or `1.00`, the way statisticians write numbers that can't exceed 1.
    static func text(_ value: Double) -> String {
        let hundredths = Int((abs(value) * 100).rounded())
        let sign = value < 0 && hundredths > 0 ? "−" : ""
        if hundredths >= 100 { return sign + "1.00" }
        return sign + "." + (hundredths < 10 ? "0" : "") + "\(hundredths)"
    }
}
