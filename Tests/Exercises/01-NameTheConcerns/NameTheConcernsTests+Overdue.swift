import ExerciseSupport
import Foundation
import HeadlessUIKit
import SourceModel
import Testing

@testable import Exercise01

extension NameTheConcernsTests {
    @Test("01.4 a loan is overdue once its due date has passed")
    func loansAreOverdueAfterTheirDueDate() {
        let loan = Loan(borrower: "Ada", due: Clock.now())
        if loan.isOverdue(at: Clock.daysFromNow(-1)) == loan.isOverdue(at: Clock.daysFromNow(1)) {
            Issue.record(
                .teaching(
                    expected: "isOverdue(at:) judges by the moment that it is given",
                    happened: "it says the same of a loan the day before its due date and the day after",
                    why: "with a clock of its own, or none, a rule can't be tried for tomorrow",
                    look: Self.loan("isOverdue(at:): does it compare with its parameter?")))
            return
        }
        let days = [-400, -3, -0.001, 0, 0.001, 3]
        let overdue = days.filter { Loan(borrower: "Ada", due: Clock.daysFromNow($0)).isOverdue(at: Clock.now()) }
        if overdue == [-400, -3, -0.001] { return }
        Issue.record(
            .teaching(
                expected: "of loans due -400, -3, -0.001, 0, 0.001 and 3 days from now, the first three are overdue",
                happened: "overdue are those due \(overdue) days from now",
                why:
                    "late is late, also by a minute; and on the due date itself there is nothing to blame a borrower for",
                look: Self.loan("isOverdue(at:): what does it compare, and how?")))
    }

    @Test("01.4 the screens say who is late, as before")
    func theScreensSaySo() async {
        await Shelf.journey { screen in
            try await screen.wait(until: "the overdue book stands out in red, and no other one", within: patience) {
                $0.rows.map { $0.labels.first?.color } == [.systemRed, .darkGray, .darkGray, .darkGray]
            }
            for (row, status) in [
                (0, "Overdue: lent to Ada until May 17, 2024"), (1, "Lent to Eve until May 20, 2024"),
                (2, "Lent to Ben until May 23, 2024"), (3, "On the shelf"),
            ] {
                try screen.selectRow(row)
                try await screen.wait(until: "the book says: \(status)", within: patience) {
                    $0.text.contains(status)
                }
                try screen.goBack()
            }
            try screen.selectRow(3)
            try screen.tap("Lend")
            try screen.type("Cleo", into: "Borrower")
            try screen.type("14", into: "Days")
            try screen.tap("Save")
            try await screen.wait(until: "the book says who has it", within: patience) {
                $0.shows("Lent to Cleo until Jun 03, 2024")
            }
            try screen.goBack()
            try await screen.wait(until: "the list says who has it", within: patience) {
                $0.shows("lent to Cleo until Jun 03, 2024")
            }
        }
    }

    @Test("01.5 every screen asks the loan")
    func everyScreenAsksTheLoan() throws {
        let sources = try Exercise(1).sources
        let silent = ["ShelfViewController", "BookDetailViewController"].filter { type in
            let file = sources.files.first { $0.name == type + ".swift" }
            return file?.references.contains { $0.name == "isOverdue" && $0.kind == .call } != true
        }
        if silent.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "both screens that show whether a loan is overdue ask the loan",
                happened: "there is no call of isOverdue(at:) in \(silent.joined(separator: " or "))",
                why: "a rule that stands beside its old copies is one copy more, not one rule",
                look: Self.screens("the line that compares dates", in: silent)))
    }

    @Test("01.5 no screen decides it for itself")
    func noScreenDecidesItself() throws {
        let files = try Exercise(1).sources.files.filter { $0.name.hasSuffix("ViewController.swift") }
        let lines = files.flatMap { file in
            file.references.filter { DateComparison.isOne($0, in: file) }.map { "\(file.name):\($0.location.line)" }
        }
        if lines.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "no controller compares a due date with the clock",
                happened: "dates are compared in \(Set(lines).sorted().joined(separator: " and "))",
                why: "whoever changes the rule in Loan would change it for some screens only, and no test would say so",
                look: Self.screens("the comparison that isOverdue(at:) replaces")))
    }

    private static func loan(_ what: String) -> String {
        "\(Exercise(1).path("Sources/Loan.swift"))\n      \(what)   (lesson 01)"
    }
}
