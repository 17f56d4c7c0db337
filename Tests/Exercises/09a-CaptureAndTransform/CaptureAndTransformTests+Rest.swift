import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise09a

extension CaptureAndTransformTests {
    // MARK: 09a.7

    @Test("09a.7 the form names its book, or says that it could not be loaded")
    func bookIsNamed() async {
        for (fails, what, text) in [
            (false, "its book has come", "Emma"), (true, "its book can't be loaded", ShelfLendText.bookError),
        ] {
            let form = Form(bookFails: fails)
            await form.settles { form.screen.shows(text) }
            expect(
                form.top == ShelfLendText.title && form.screen.shows(text),
                .teaching(
                    expected: "the form is opened, and when \(what) it says \"\(text)\" below its title",
                    happened: "the screen \(form.top) says \(form.screen.text.joined(separator: ", "))",
                    why: "a person shouldn't have to remember which book they are lending",
                    look: Form.look("ShelfLendPresenter", "what does the view hear once it is ready, and later?")))
            expect(
                form.books.lookups == 1,
                .teaching(
                    expected: "a form that is opened asks for its book once",
                    happened: "it asked \(form.books.lookups) times",
                    why: "each request is answered, and a second answer says nothing new",
                    look: Form.look("ShelfLendPresenter", "eventViewReady(width:)")))
        }
    }

    @Test("09a.7 while a save is under way, Save can't be tapped")
    func formWaits() async {
        await Form.steps { form in
            try form.isFilledIn()
            try form.screen.tap("Save")
            let hasBegun = { form.books.lookups > 1 || !form.books.asked.isEmpty }
            await form.events.wait { hasBegun() && form.isSaving }
            // 09a.5 judges a save that has ended at once.
            guard hasBegun() else { return true }
            return expect(
                form.isSaving,
                .teaching(
                    expected: "Save is tapped, and until its answer comes it can't be tapped again",
                    happened: "it can",
                    why: "a form that looks as before seems not to have noticed the tap",
                    look: Form.look("ShelfLendPresenter", "eventSave(): what does the view hear of it?")))
        }
    }
}
