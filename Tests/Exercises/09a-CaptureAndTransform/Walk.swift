import ExerciseSupport
import Foundation

@testable import Exercise09a

/// A long random walk through the form, with a paper that says what has to be there after each step.
@MainActor
final class Walk {
    /// The first step after which the form was not as it had to be.
    struct Surprise {
        let requirement: String
        let story: String
        let expected: String
        let happened: String
        let look: String
    }

    private var form: Form
    private var paper = Paper()
    private var lent: [Loan] = []
    private var story: [String] = []
    private var dice: Dice
    private var requirementOfSave = "09a.5"

    private init(seed: Int, in form: Form) {
        self.form = form
        dice = Dice(seed: seed)
    }

    /// The first surprise of a walk; nil when there was none.
    static func firstSurprise(seed: Int, steps: Int = 200) async -> Surprise? {
        let walk = Walk(seed: seed, in: await Form.opened())
        for _ in 0..<steps {
            do {
                if let surprise = try await walk.step() { return surprise }
            } catch {
                return walk.surprise(
                    walk.requirementOfSave, "the next step can be taken", "\(error)", "ShelfLendPresenter")
            }
        }
        return nil
    }

    private func step() async throws -> Surprise? {
        switch paper.isDayOpen ? "day" : dice.pick(["name", "name", "day", "day", "day", "clock", "save", "save"]) {
        case "name": return try enterName()
        case "day": return try enterDay()
        case "save": return try await save()
        default:
            story.append("a day goes by")
            form.clock.move(days: 1)
            return nil
        }
    }

    private func enterName() throws -> Surprise? {
        let text = dice.pick(["Cleo", " Dora Day ", "", "  "])
        story.append("\"\(text)\" is typed as the name")
        paper.enter(name: text)
        try form.enters(text, into: Form.borrower)
        return difference(own: "09a.4", of: "name") ?? difference(own: "09a.3", of: "day")
    }

    private func enterDay() throws -> Surprise? {
        let days = [Form.yesterday, Form.tomorrow, Form.inTwoWeeks, " \(Form.inAYear) ", Form.afterAYear]
        let text = dice.pick(days + ["soon", "2024-6-3", ""])
        story.append("\"\(text)\" is typed as the day")
        let before = said(belowDay)
        paper.enter(day: text, now: form.clock.now)
        try form.enters(text, into: Form.due)
        // A message that stays without a reason has nothing to do with the day's meaning.
        let after = said(belowDay)
        let isJudged = after == ShelfLendText.dueRefused && after != before
        let isMeant = isJudged || paper.belowDay == [ShelfLendText.dueRefused]
        return difference(own: isMeant ? "09a.2" : "09a.1", of: "day")
            ?? difference(own: "09a.3", of: "name")
    }

    private func save() async throws -> Surprise? {
        guard let loan = paper.save(now: form.clock.now) else { return try await saveNothing() }
        requirementOfSave = "09a.5"
        let trouble = dice.pick(["", "", "the book can't be looked up", "the loan can't be stored", "it was lent"])
        form.books.fetchFails = trouble == "the book can't be looked up"
        form.books.lendFails = trouble == "the loan can't be stored"
        form.books.book.loan = trouble == "it was lent" ? Loan(borrower: "Ada", due: .distantFuture) : nil
        story.append("Save is tapped" + (trouble.isEmpty ? "" : ", and \(trouble)"))
        if trouble.isEmpty || form.books.lendFails { lent.append(loan) }
        try await form.saves()
        let alert =
            trouble == "it was lent" ? ShelfLendText.bookIsLent : trouble.isEmpty ? nil : ShelfLendText.saveError
        if let surprise = difference(alert: alert, top: trouble.isEmpty ? "Book" : ShelfLendText.title) {
            return surprise
        }
        if trouble.isEmpty {
            (form, paper, lent, story) = (await Form.opened(), Paper(), [], [])
            return nil
        }
        try form.screen.tap("OK")
        (form.books.fetchFails, form.books.lendFails, form.books.book.loan) = (false, false, nil)
        return difference(own: "09a.5", of: "name") ?? difference(own: "09a.5", of: "day")
    }

    /// A field says why nothing is lent.
    private func saveNothing() async throws -> Surprise? {
        let isReplaced = paper.name == nil && paper.hasLostName || paper.day == nil && paper.hasLostDay
        let isComplete = paper.name != nil && paper.day != nil
        requirementOfSave = isComplete ? "09a.5" : isReplaced ? "09a.3" : "09a.4"
        story.append("Save is tapped")
        try await form.saves()
        return difference(alert: nil, top: ShelfLendText.title)
            ?? difference(own: requirementOfSave, of: "name") ?? difference(own: requirementOfSave, of: "day")
    }
}

// MARK: - Comparing

extension Walk {
    private var belowDay: [String] { [ShelfLendText.dueFormat, ShelfLendText.dueRefused, ShelfLendText.dueMissing] }

    /// Which of these texts the form shows.
    private func said(_ texts: [String]) -> String { texts.filter(form.screen.shows).joined(separator: " ") }

    private func difference(own requirement: String, of field: String) -> Surprise? {
        let (allowed, shown) =
            field == "name"
            ? (paper.belowName, said([ShelfLendText.borrowerMissing])) : (paper.belowDay, said(belowDay))
        if allowed.contains(shown) { return nil }
        let files = [
            "09a.4": "ShelfLendSaveTransformer", "09a.5": "ShelfLendSaveTransformer", "09a.2": "ShelfLendUseCase",
        ]
        return surprise(
            requirement, "the message below the \(field) is \(words(allowed[0]))", "it is \(words(shown))",
            files[requirement] ?? "ShelfLendPresenter")
    }

    private func difference(alert: String?, top: String) -> Surprise? {
        let (loans, shown) = (form.books.asked, form.screen.alert?.message)
        if loans == lent, shown == alert, form.top == top { return nil }
        return surprise(
            requirementOfSave,
            "\(Form.words(lent)), \(alertWords(alert)), and the screen on top is \(top)",
            "\(form.loans), \(alertWords(shown)), and the screen on top is \(form.top)",
            requirementOfSave == "09a.3" ? "ShelfLendUseCase" : "ShelfLendSaveTransformer")
    }

    private func surprise(_ requirement: String, _ expected: String, _ happened: String, _ file: String) -> Surprise {
        Surprise(
            requirement: requirement, story: story.suffix(6).joined(separator: "; "), expected: expected,
            happened: happened, look: Form.look(file, "what do the earlier steps leave behind?"))
    }

    private func words(_ text: String) -> String { text.isEmpty ? "nothing" : "\"\(text)\"" }

    private func alertWords(_ text: String?) -> String { text.map { "an alert says \"\($0)\"" } ?? "there is no alert" }
}
