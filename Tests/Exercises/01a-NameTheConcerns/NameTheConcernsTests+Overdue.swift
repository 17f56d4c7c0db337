import ExerciseSupport
import Foundation
import SourceModel
import Testing

@testable import Exercise01a

extension NameTheConcernsTests {
    @Test("01a.4 a loan is overdue once the moment at which it is due has passed")
    func loansAreOverdueAfterTheirDueDate() {
        if let complaint = Self.complaintAboutTheRule { Issue.record(complaint) }
    }

    /// What is wrong with `isOverdue(at:)`, if anything is.
    static var complaintAboutTheRule: Comment? {
        let loan = Loan(borrower: "Ada", due: TestClock.noon)
        if loan.isOverdue(at: TestClock.daysFromNoon(-30)) == loan.isOverdue(at: TestClock.daysFromNoon(30)) {
            return .teaching(
                expected: "isOverdue(at:) judges by the moment that it is given",
                happened: "it says the same of a loan a month before its due date and a month after",
                why: "if the rule has a clock of its own, or none, you can't ask it about tomorrow",
                look: exercise.look(in: "Loan", for: "isOverdue(at:): does it compare with its parameter?"))
        }
        let moments: [(seconds: Double, words: String)] = [
            (400 * 86_400, "400 days after"), (3 * 86_400, "3 days after"), (86, "86 seconds after"),
            (0.1, "a tenth of a second after"), (0, "at that moment"), (-0.1, "a tenth of a second before"),
            (-86, "86 seconds before"), (-3 * 86_400, "3 days before"),
        ]
        let overdue = moments.filter { seconds, _ in loan.isOverdue(at: TestClock.noon.addingTimeInterval(seconds)) }
            .map(\.words)
        if overdue == moments.prefix(4).map(\.words) { return nil }
        return .teaching(
            expected: """
                a loan is overdue 400 days, 3 days, 86 seconds, and a tenth of a second after `due`, but neither at that \
                moment nor before
                """,
            happened: overdue.isEmpty ? "it never is" : "it is overdue \(overdue.joined(separator: ", "))",
            why: "late is late, however little; but at the moment `due` itself the borrower is still in time",
            look: exercise.look(in: "Loan", for: "isOverdue(at:): what does it compare, and how?"))
    }

    @Test("01a.5 every screen asks the loan")
    func everyScreenAsksTheLoan() throws {
        let sources = try exercise.sources
        let asking = Asking(in: sources)
        let silent = ["ShelfViewController", "BookDetailViewController"].filter { type in
            sources.files.first { $0.name == type + ".swift" }.map(asking.isDone) != true
        }
        if silent.isEmpty { return }
        let places = silent.map { type in
            let file = sources.files.first { $0.name == type + ".swift" }
            let line = file.flatMap { file in file.references.first { DateComparison.isOne($0, in: file) } }?.location
                .line
            return exercise.path("Sources/\(type).swift") + (line.map { ":\($0)" } ?? "")
        }
        Issue.record(
            .teaching(
                expected: "both screens that show whether a loan is overdue ask the loan",
                happened: "\(silent.joined(separator: " and ")) never \(silent.count == 1 ? "asks" : "ask") it",
                why: "as long as a screen keeps its own copy, isOverdue(at:) is one more copy and not the rule",
                look: exercise.look(at: places, for: "what decides here whether the loan is overdue?")))
    }

    @Test("01a.5 no screen decides it for itself")
    func noScreenDecidesItself() throws {
        let files = try exercise.sources.files.filter { $0.name.hasSuffix("ViewController.swift") }
        let places = files.flatMap { file in
            file.references.filter { DateComparison.isOne($0, in: file) }
                .map(\.location.place)
        }
        if places.isEmpty { return }
        let lines = places.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        Issue.record(
            .teaching(
                expected: "no controller compares a due date with the clock",
                happened: "\(lines.count == 1 ? "one line does" : "\(lines.count) lines do")",
                why: "a change to the rule in Loan then reaches only some of the screens, and no test says so",
                look: exercise.look(at: lines, for: "the comparison that isOverdue(at:) replaces")))
    }
}
