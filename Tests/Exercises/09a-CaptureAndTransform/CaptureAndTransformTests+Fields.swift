import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise09a

extension CaptureAndTransformTests {
    // MARK: 09a.1

    @Test("09a.1 a due date that can't be read is told as soon as its field is left")
    func badFormatIsTold() async {
        for text in ["soon", "21.5.2024", "05/21/2024", "2024-5-21", "2024-02-30"] {
            let isRight = await Form.steps { form in
                try form.enters(text, into: Form.due)
                return expect(
                    form.screen.shows(ShelfLendText.dueFormat),
                    .teaching(
                        expected: "\"\(text)\" is typed as a due date, and below the field appears "
                            + "\"\(ShelfLendText.dueFormat)\"",
                        happened: "the form says \(form.complaints)",
                        why:
                            "the person who typed it is still at the field and knows what was meant; after Save, their attention is elsewhere",
                        look: Form.look(
                            "ShelfLendPresenter", "eventCapture(due:): what does the view hear when there is no day?")))
            }
            guard isRight else { return }
        }
    }

    @Test("09a.1 a due date that can be read, or an empty field, takes an earlier complaint away")
    func goodFormatIsTaken() async {
        for text in [Form.tomorrow, " \(Form.inTwoWeeks) ", ""] {
            let isRight = await Form.steps { form in
                try form.enters("soon", into: Form.due)
                try form.enters(text, into: Form.due)
                return expect(
                    !form.screen.shows(ShelfLendText.dueFormat),
                    .teaching(
                        expected:
                            "\"soon\" is corrected to \"\(text)\", and the form no longer says that it can't be read",
                        happened: "the form says \(form.complaints)",
                        why: "a complaint that stays when the mistake is gone sends people looking for another one",
                        look: Form.look("ShelfLendPresenter", "what does the view hear after a day was captured?")))
            }
            guard isRight else { return }
        }
    }

    // MARK: 09a.2

    @Test("09a.2 a day on which no loan can end is told as soon as its field is left")
    func meaninglessDayIsTold() async {
        for (day, words) in [
            (Form.yesterday, "yesterday"), (Form.today, "today"), (Form.afterAYear, "more than a year later"),
        ] {
            let isRight = await Form.steps { form in
                try form.enters(day, into: Form.due)
                return expect(
                    form.complaints == "\"\(ShelfLendText.dueRefused)\"", Self.refusal(of: day, words, form))
            }
            guard isRight else { return }
        }
    }

    @Test("09a.2 a day on which a loan can end is taken: from tomorrow on, for a year")
    func meaningfulDayIsTaken() async {
        for (day, words) in [(Form.tomorrow, "tomorrow"), (Form.inAYear, "365 days later")] {
            let isRight = await Form.steps { form in
                try form.enters(day, into: Form.due)
                return expect(
                    form.complaints == "nothing",
                    .teaching(
                        expected: "\(day), which is \(words), is typed as a due date, and the form takes it",
                        happened: "it says \(form.complaints)",
                        why: "a second copy of the entity's rule soon becomes a different rule",
                        look: Form.look(
                            "ShelfLendUseCase", "is Loan.canEnd(at:lentAt:) asked, and with which clock?")))
            }
            guard isRight else { return }
        }
    }

    @Test("09a.2 what a day means is asked of the clock that was handed in, when the field is left")
    func clockIsAsked() async {
        await Form.steps { form in
            form.clock.move(days: 20)
            try form.enters(Form.inTwoWeeks, into: Form.due)
            return expect(
                form.complaints == "\"\(ShelfLendText.dueRefused)\"",
                Self.refusal(of: Form.inTwoWeeks, "past after the form was open for twenty days", form))
        }
    }

    private static func refusal(of day: String, _ words: String, _ form: Form) -> Comment {
        .teaching(
            expected: "\(day), which is \(words), is typed as a due date, and below the field appears "
                + "\"\(ShelfLendText.dueRefused)\"",
            happened: "the form says \(form.complaints)",
            why: "its format is right and its meaning is wrong: only the use case can say so, by its own clock",
            look: form.complaints == "\"\(ShelfLendText.dueFormat)\""
                ? Form.look(
                    ["ShelfLendUseCase", "ShelfLendPresenter"],
                    "what does the use case report of a day that makes no sense, and which sentence does that become?")
                : Form.look(
                    "ShelfLendUseCase", "what happens to a day when it is captured, and which output hears of it?"))
    }

    // MARK: 09a.3

    @Test("09a.3 a bad correction of the due date lends nothing until the new day")
    func badDayIsNotTheOldOne() async {
        for (text, words) in [
            ("soon", "can't be read"), (Form.yesterday, "has passed"), ("", "is empty"), ("  ", "is blank"),
        ] {
            let isRight = await Form.steps { form in
                try form.isFilledIn()
                try form.enters(text, into: Form.due)
                try await form.saves()
                let isMissed = form.complaints == "\"\(ShelfLendText.dueMissing)\""
                return expect(
                    form.books.asked.isEmpty && isMissed,
                    .teaching(
                        expected: "a day is corrected to \"\(text)\", which \(words); Save then lends nothing, and the "
                            + "form says \"\(ShelfLendText.dueMissing)\" and nothing else",
                        happened: "\(form.loans), and the form says \(form.complaints)",
                        why: "the field no longer shows the earlier day, so the user hasn't agreed to it",
                        look: Self.place(ofBadDay: form)))
            }
            guard isRight else { return }
        }
    }

    /// Where to look for the mistake that kept a day after the field stopped showing it, or that found another one.
    private static func place(ofBadDay form: Form) -> String {
        guard let lent = form.books.asked.first else {
            return form.complaints == "\"\(ShelfLendText.borrowerMissing)\""
                ? Form.look("ShelfLendSaveTransformer", "which of the two is said to be missing?")
                : Form.look("ShelfLendUseCase", "what is captured when the field shows no day?")
        }
        return lent.due == DueDate.day(from: Form.inTwoWeeks)
            ? Form.look("ShelfLendPresenter", "what does the use case hear when the text isn't a day?")
            : Form.look("ShelfLendSaveTransformer", "what has to be there before anything is asked for?")
    }

    @Test("09a.3 a name that is taken away is not lent to")
    func noNameIsNotTheOldOne() async {
        await Form.steps { form in
            try form.isFilledIn()
            try form.enters(" ", into: Form.borrower)
            try await form.saves()
            return expect(
                form.books.asked.isEmpty && form.complaints == "\"\(ShelfLendText.borrowerMissing)\"",
                .teaching(
                    expected: "a name is deleted again; Save then lends nothing, and the form says "
                        + "\"\(ShelfLendText.borrowerMissing)\" and nothing else",
                    happened: "\(form.loans), and the form says \(form.complaints)",
                    why: "the field no longer shows what was captured before",
                    look: Form.look("ShelfLendPresenter", "what is captured when a field is emptied?")))
        }
    }

    @Test("09a.3 a good correction keeps what else was captured")
    func correctionKeepsTheRest() async {
        await Form.steps { form in
            try form.isFilledIn()
            try form.enters("Dora", into: Form.borrower)
            try await form.saves()
            return expect(form.hasLent(to: "Dora", until: "Jun 03, 2024"), Self.kept("the name", form))
        }
        await Form.steps { form in
            try form.isFilledIn()
            try form.enters("soon", into: Form.due)
            try form.enters(Form.tomorrow, into: Form.due)
            try await form.saves()
            return expect(form.hasLent(to: "Cleo", until: "May 21, 2024"), Self.kept("the day", form))
        }
    }

    @Test("09a.3 a field that was filled in takes no complaint of the other away")
    func complaintsAreOfTheirOwnField() async {
        await Form.steps { form in
            try form.enters("soon", into: Form.due)
            // 09a.1 judges whether a message is shown.
            guard form.screen.shows(ShelfLendText.dueFormat) else { return true }
            try form.enters("Cleo", into: Form.borrower)
            return expect(
                form.screen.shows(ShelfLendText.dueFormat),
                Self.stays("\"soon\" is typed as the day, then a name, and the complaint about the day stays", form))
        }
        await Form.steps { form in
            try await form.saves()
            guard form.screen.shows(ShelfLendText.borrowerMissing) else { return true }
            try form.enters(Form.inTwoWeeks, into: Form.due)
            return expect(
                form.screen.shows(ShelfLendText.borrowerMissing),
                Self.stays("Save is tapped on an empty form, then a day is typed, and the name is still missing", form))
        }
    }

    private static func stays(_ expected: String, _ form: Form) -> Comment {
        .teaching(
            expected: expected, happened: "the form says \(form.complaints)",
            why: "each field is captured on its own; a right value in one doesn't fix the other",
            look: Form.look(
                "ShelfLendPresenter", "which of the two complaints does a captured field take away?"))
    }

    private static func kept(_ field: String, _ form: Form) -> Comment {
        .teaching(
            expected:
                "name and day are filled in, \(field) is corrected, and Save lends with the correction and with the "
                + "value of the other field",
            happened: form.loans + (form.complaints == "nothing" ? "" : ", and the form says \(form.complaints)"),
            why: "each field is captured on its own; a mistake in one doesn't affect the other",
            look: form.look(whenSaid: "ShelfLendUseCase", "what does the capture of one field do to the other?"))
    }
}
