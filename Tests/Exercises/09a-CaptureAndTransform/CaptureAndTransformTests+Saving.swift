import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise09a

extension CaptureAndTransformTests {
    // MARK: 09a.4

    @Test("09a.4 what is missing is named at once, all of it, and nothing is lent")
    func missingIsNamed() async {
        let (name, day) = ("\"\(ShelfLendText.borrowerMissing)\"", "\"\(ShelfLendText.dueMissing)\"")
        for (borrower, due, complaints) in [
            ("", "", "\(name) and \(day)"), ("  ", "", "\(name) and \(day)"), ("Cleo", "", day),
            ("", Form.tomorrow, name), ("  ", Form.tomorrow, name),
        ] {
            let isRight = await Form.steps { form in
                try form.isFilledIn(borrower, until: due)
                try await form.saves()
                return expect(
                    form.books.asked.isEmpty && form.complaints == complaints,
                    .teaching(
                        expected: "Save is tapped with \"\(borrower)\" as the name and \"\(due)\" as the day; nothing "
                            + "is lent, and the form says \(complaints)",
                        happened: "\(form.loans), and the form says \(form.complaints)",
                        why: """
                            a loan that no one agreed to is worse than none, and a person who reads of one gap at a \
                            time has to tap Save once for each
                            """,
                        look: Form.look(
                            "ShelfLendSaveTransformer", "what has to be there before anything is asked for?"))
                )
            }
            guard isRight else { return }
        }
        await Form.steps { form in
            try form.enters(Form.tomorrow, into: Form.due)
            form.clock.move(days: 2)
            try await form.saves()
            return expect(
                form.books.asked.isEmpty && form.screen.shows(ShelfLendText.borrowerMissing),
                .teaching(
                    expected: "tomorrow is captured as the due date and no name, and Save is tapped two days later; "
                        + "nothing is lent, and the form says \(name)",
                    happened: "\(form.loans), and the form says \(form.complaints)",
                    why: "a day that has passed is a mistake of its own, and doesn't excuse hiding a gap",
                    look: Form.look(
                        "ShelfLendSaveTransformer", "what is asked before it is clear that nothing is missing?"))
            )
        }
    }

    @Test("09a.4 what was missing can be added, and Save works")
    func missingIsAdded() async {
        await Form.steps { form in
            try await form.saves()
            let isOpen = expect(
                form.top != "Book" && form.books.asked.isEmpty,
                .teaching(
                    expected: "Save is tapped on an empty form, which stays and lends nothing",
                    happened: "\(form.loans), and the screen on top is \(form.top)",
                    why: "a user can fill in the form only while it is open",
                    look: Form.look("ShelfLendSaveTransformer", "what has to be there before anything is asked for?")))
            guard isOpen else { return false }
            try form.isFilledIn()
            let isTakenBack = expect(
                !form.screen.shows(ShelfLendText.borrowerMissing),
                .teaching(
                    expected: "Save is tapped on an empty form, then both fields are filled in, and the form no longer "
                        + "says that the name is missing",
                    happened: "the form says \(form.complaints)",
                    why: "a complaint that stays when the mistake is gone sends people looking for another one",
                    look: Form.look("ShelfLendPresenter", "what does the view hear after a name was captured?")))
            guard isTakenBack else { return false }
            try await form.saves()
            return expect(
                form.hasLent(to: "Cleo", until: "Jun 03, 2024") && form.top == "Book",
                .teaching(
                    expected: "Save is tapped on an empty form, then both fields are filled in and Save is tapped "
                        + "again: the book is lent, and its screen is back",
                    happened: "\(form.loans), and the screen on top is \(form.top)",
                    why: "a save that found something missing has ended, so the next tap counts as a first one",
                    look: form.look(
                        whenSaid: "ShelfLendPresenter", "is isSaving false again after every end of a save?")))
        }
    }

    // MARK: 09a.5

    @Test("09a.5 Save lends to the name, without blanks around it, until the day, and goes back")
    func saveLends() async {
        await Form.steps { form in
            try form.isFilledIn(" Cleo Day ")
            try await form.saves()
            return expect(
                form.hasLent(to: "Cleo Day", until: "Jun 03, 2024") && form.top == "Book",
                .teaching(
                    expected: "\" Cleo Day \" and \(Form.inTwoWeeks) are typed; Save lends to Cleo Day until Jun 03, "
                        + "2024, once, and the book's screen is back",
                    happened: "\(form.loans), and the screen on top is \(form.top)",
                    why: "lending is what the screen is for",
                    look: form.books.asked.contains { $0.borrower != "Cleo Day" }
                        ? Form.look("ShelfLendPresenter", "eventCapture(borrower:): what happens to the spaces?")
                        : Form.look(
                            "ShelfLendSaveTransformer",
                            "what is the book manager asked, and which object hears the answer?"))
            )
        }
    }

    @Test("09a.5 a book that was lent in the meantime stays with its borrower")
    func lentMeanwhile() async {
        let loans = [
            Loan(borrower: "Ada", due: .distantFuture), Loan(borrower: "Ada", due: .distantPast),
            Loan(borrower: "Cleo", due: .distantFuture),
        ]
        for loan in loans {
            let isRight = await Form.steps { form in
                try form.isFilledIn()
                form.books.book.loan = loan
                try await form.saves()
                let isTold = expect(
                    form.books.asked.isEmpty && form.screen.alert?.message == ShelfLendText.bookIsLent,
                    .teaching(
                        expected: "the book was lent to \(loan.borrower) while the form was filled in; Save then lends "
                            + "nothing, and an alert says \"\(ShelfLendText.bookIsLent)\"",
                        happened: "\(form.loans), and "
                            + (form.screen.alert.map { "an alert says \"\($0.message ?? "")\"" } ?? "there is no alert"),
                        why:
                            "what was true when the form was opened may be wrong at Save; the earlier loan would be lost",
                        look: Form.look(
                            "ShelfLendSaveTransformer", "what does the book manager know about the book now?")))
                guard isTold else { return false }
                try form.screen.tap("OK")
                form.books.book.loan = nil
                try await form.saves()
                return expect(form.hasLent(to: "Cleo", until: "Jun 03, 2024"), Self.retried(form))
            }
            guard isRight else { return }
        }
    }

    @Test("09a.5 a day that has passed since it was captured is refused at Save", arguments: [false, true])
    func passedMeanwhile(afterAFailure: Bool) async {
        await Form.steps { form in
            try form.isFilledIn(until: Form.tomorrow)
            if afterAFailure { try await form.savesInVain() }
            form.clock.move(days: 2)
            try await form.saves()
            // Another check reports a failure that forgot the captured values.
            if afterAFailure, form.screen.shows(ShelfLendText.dueMissing) { return true }
            let isRefused = expect(
                form.books.asked.isEmpty && form.complaints == "\"\(ShelfLendText.dueRefused)\"",
                .teaching(
                    expected: "tomorrow is captured as the due date, and Save is tapped"
                        + (afterAFailure ? " again, after a save that failed," : "")
                        + " two days later: nothing is lent, and the form says \"\(ShelfLendText.dueRefused)\"",
                    happened: "\(form.loans), and the form says \(form.complaints)",
                    why: "the day was checked when it was captured, and has lost its meaning since",
                    look: Form.look(
                        "ShelfLendSaveTransformer", "which captured value can become wrong while the form is open?")
                ))
            guard isRefused else { return false }
            try form.enters(Form.inTwoWeeks, into: Form.due)
            try await form.saves()
            return expect(
                form.hasLent(to: "Cleo", until: "Jun 03, 2024"),
                .teaching(
                    expected: "a day that was refused at Save is corrected, and Save, tapped again, lends the book",
                    happened: "\(form.loans), and the form says \(form.complaints)",
                    why: "a save that was refused has ended, so the next tap counts as a first one",
                    look: Form.look("ShelfLendPresenter", "is isSaving false again after every end of a save?")))
        }
    }

    @Test("09a.5 a failure is told, and Save tries again with what was captured", arguments: [true, false])
    func failureIsTold(whileFetching: Bool) async {
        await Form.steps { form in
            try form.isFilledIn()
            form.books.fetchFails = whileFetching
            form.books.lendFails = !whileFetching
            try await form.saves()
            let isTold = expect(
                form.screen.alert?.message == ShelfLendText.saveError,
                .teaching(
                    expected: "the book manager can't \(whileFetching ? "look the book up" : "store the loan"), and an "
                        + "alert says \"\(ShelfLendText.saveError)\"",
                    happened: form.screen.alert.map { "an alert says \"\($0.message ?? "")\"" } ?? "there is no alert",
                    why: "a person who isn't told thinks that the book was lent",
                    look: Form.look("ShelfLendSaveTransformer", "what is presented for each failure?")))
            guard isTold else { return false }
            try form.screen.tap("OK")
            form.books.fetchFails = false
            form.books.lendFails = false
            try await form.saves()
            return expect(
                form.books.book.loan?.borrower == "Cleo" && form.top == "Book", Self.retried(form))
        }
    }

    private static func retried(_ form: Form) -> Comment {
        .teaching(
            expected: "the reason not to lend is gone, and Save, tapped again on the same form, lends the book",
            happened: "\(form.loans), and the form says \(form.complaints)",
            why: "the text is still in the fields, so the user shouldn't have to type it again",
            look: Form.look("ShelfLendUseCase", "what stays captured after a save without a loan?"))
    }

    @Test("09a.5 a second tap on Save while the first is under way lends nothing more")
    func secondTap() async {
        await Form.steps { form in
            try form.isFilledIn()
            form.view?.presenter.eventSave()
            form.view?.presenter.eventSave()
            await form.settles()
            return expect(
                form.hasLent(to: "Cleo", until: "Jun 03, 2024"),
                .teaching(
                    expected: "Save is tapped twice, with no time between, and the book is lent once",
                    happened: form.loans,
                    why:
                        "the view disables its button as a courtesy, but the presenter is what ensures that a loan is stored once",
                    look: Form.look("ShelfLendPresenter", "eventSave(): isSaving is there to ignore a second tap")))
        }
    }
}
