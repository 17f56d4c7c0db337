import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise09a

extension CaptureAndTransformTests {
    // MARK: 09a.5

    @Test("09a.5 the book is lent even if the screen was left, and nobody is taken back one screen more")
    func leftMeanwhile() async {
        for leaving in Leaving.allCases {
            let isRight = await Form.steps { form in
                try form.isFilledIn()
                try await form.isLeft(leaving)
                await form.settles { !form.books.asked.isEmpty }
                return expect(
                    form.hasLent(to: "Cleo", until: "Jun 03, 2024") && form.top == "Book",
                    .teaching(
                        expected: "Save is tapped and the screen is left \(leaving.rawValue); the book is lent anyway",
                        happened: "\(form.loans), and the screen on top is \(form.top)",
                        why: """
                            Save was tapped, and a job that was begun is finished, whether or not a screen waits for \
                            it (lesson 05, "A late answer")
                            """,
                        look: Form.look(
                            "ShelfLendSaveTransformer", "what does the closure hold until the answer comes?")))
            }
            guard isRight else { return }
        }
    }

    @Test("09a.5 a screen that was left is told nothing, whatever comes of its save")
    func leftBeforeABadEnd() async {
        for (what, leaving, spoil) in [
            ("the book can't be looked up", .atOnce, { $0.fetchFails = true }),
            (
                "someone else has the book by now", .atOnce,
                { $0.book.loan = Loan(borrower: "Ada", due: .distantFuture) }
            ),
            ("the loan can't be stored", .atOnce, { $0.lendFails = true }),
            ("the loan can't be stored", .between, { $0.lendFails = true }),
        ] as [(String, Leaving, (BookManagerSpy) -> Void)] {
            await Form.steps { form in
                try form.isFilledIn()
                try await form.isLeft(leaving)
                spoil(form.books)
                await form.settles()
                return expect(
                    form.top == "Book" && form.screen.alert == nil,
                    .teaching(
                        expected:
                            "Save is tapped, the screen is left \(leaving.rawValue), and then \(what): the screen "
                            + "on top stays, and there is no alert",
                        happened: "the screen on top is \(form.top), and there is "
                            + (form.screen.alert == nil ? "no alert" : "an alert"),
                        why: "the user has left this screen, so nothing should follow from it on another one",
                        look: Form.look(
                            "ShelfLendSaveTransformer", "which object hears the answer, and can it be gone by then?")))
            }
        }
    }

    // MARK: 09a.7

    @Test("09a.7 a form that was left before its book came is freed, and the book tells nobody")
    func leftBeforeTheBook() async {
        for fails in [false, true] {
            var stack = Released()
            let form = Form(bookFails: fails)
            if let view = form.view { stack.watchActors(from: view) }
            let isRight = await Form.steps(in: form) { form in
                try form.screen.goBack()
                return expect(
                    await eventually(within: .seconds(1)) { stack.stillAlive.isEmpty },
                    .teaching(
                        expected:
                            "a form that is left before its book has come is freed, with its presenter and its use case",
                        happened: stack.remainder,
                        why: "a form that was left no longer needs its book, so nothing has to wait for it",
                        look: Form.look(
                            stack.stillAlive == ["ShelfLendUseCase"] ? "ShelfLendUseCase" : "ShelfLendPresenter",
                            "what do the closures capture, and which references back are weak?")))
            }
            guard isRight else { return }
            await form.settles()
        }
    }

    @Test("09a.7 a form that was left while a save is under way is freed; who carries the save is not held to that")
    func leftBeforeTheEnd() async {
        for leaving in Leaving.allCases {
            var stack = Released()
            let isRight = await Form.steps { form in
                if let view = form.view { stack.watchActors(from: view) }
                try form.isFilledIn()
                try await form.isLeft(leaving)
                // The save may need its Transformer, and whatever that one has made.
                let actors = ["ShelfLendPresenter", "ShelfLendUseCase", "ShelfLendViewController"]
                var held: [String] { stack.stillAlive.filter(actors.contains) }
                return expect(
                    await eventually(within: .seconds(1)) { held.isEmpty },
                    .teaching(
                        expected:
                            "Save is tapped and the screen is left \(leaving.rawValue); presenter and use case are "
                            + "freed with it",
                        happened: "still there: " + held.joined(separator: ", "),
                        why: """
                            storing the loan takes the book manager, not the objects that showed or captured it; a \
                            closure that holds one of them also holds everything that it owns
                            """,
                        look: Form.look(
                            "ShelfLendSaveTransformer", "what do the closures capture besides the objects that lend?")))
            }
            guard isRight else { return }
        }
    }
}
