import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise07a

/// The app as a person uses it who loses the connection, or patience.
extension AnswerTheErrorTests {
    @Test("07a.5 a loan that failed can be tried again with what was typed")
    func typedTextIsKept() async {
        await Shelf.journey(
            expecting: "without a connection a person reads so, taps Save once more later, and has lent the book",
            because: "most failures go away by themselves, and typing everything again is a nuisance",
            look: Self.bothActors
        ) { shelf in
            let screen = shelf.screen
            try await shelf.openLending()
            guard screen.shows("Orlando") else {
                Issue.record(
                    .teaching(
                        expected: "the sheet for lending says which book is lent: Orlando", happened: "it names none",
                        screen: screen.render(),
                        why: "a person who opened it for another book would notice when that one is lent",
                        look: Self.presenter("viewDidLoad(): what is the view told when it is there?")))
                return
            }
            try await shelf.save()
            try await screen.wait(until: "the sheet is loading while the library thinks", within: patience) {
                $0.isLoading
            }
            await shelf.answer(StubLibrary.noConnection)
            try await screen.wait(until: "the loader is gone and a message is there", within: patience) {
                !$0.isLoading && $0.alert != nil
            }
            try screen.tap("OK")
            try await screen.wait(until: "what was typed is still there", within: patience) {
                try $0.value(of: "Borrower") == "Cleo" && $0.value(of: "Days") == "14"
            }
            let asked = shelf.library.requests.count
            try screen.tap("Save")
            try await screen.wait(until: "Save asks the library again", within: patience) { _ in
                shelf.library.requests.count > asked
            }
            await shelf.answer(StubLibrary.loan)
            try await screen.wait(
                until: "the book says who has it, until the day that the library said", within: patience
            ) { $0.title == "Book" && $0.shows("Lent to Cleo until Jun 01, 2024") }
        }
    }

    @Test("07a.5 a loan whose sheet was left is stored all the same, and every screen shows it")
    func leftSheetIsStored() async throws {
        guard await Self.lateAnswersCrashNothing() else { return }
        await Shelf.journey(
            expecting: "a sheet can be left while the library thinks", because: "a person need not wait for a server",
            look: Self.bothActors
        ) { shelf in
            try await shelf.openLending()
            try await shelf.save()
            try shelf.screen.tap("Cancel")
            await letPendingWorkRun()
            await shelf.answer(StubLibrary.loan)
            guard await shelf.storesTheLoan() else {
                Issue.record(
                    .teaching(
                        expected: "Save, Cancel, and then the library says yes: the loan is stored",
                        happened: "the library has lent the book, and the app knows nothing of it",
                        why: "the loan exists, whether or not a screen shows it; an object has to be there to store it",
                        look: Self.interactor("whom does the closure hold until the library answers?")))
                return
            }
            try await shelf.screen.wait(until: "the book's screen says who has it", within: patience) {
                $0.title == "Book" && $0.alert == nil && $0.shows("Lent to Cleo until Jun 01, 2024")
            }
        }
    }

    @Test("07a.5 an answer for a sheet that was left disturbs nobody")
    func leftSheetIsSilent() async throws {
        guard await Self.lateAnswersCrashNothing() else { return }
        for (answer, isYes) in [(StubLibrary.refusal, false), (StubLibrary.loan, true)] {
            await Shelf.journey(
                expecting: "a sheet can be left and opened again while the library thinks",
                because: "a person need not wait for a server", look: Self.bothActors
            ) { shelf in
                try await shelf.openLending()
                try await shelf.save()
                try shelf.screen.tap("Cancel")
                try shelf.screen.tap("Lend")
                await shelf.answer(answer)
                if isYes { _ = await shelf.storesTheLoan() }
                let seen = shelf.screen.alert?.message ?? (shelf.screen.title == "Lend" ? nil : "the sheet is gone")
                guard let seen else { return }
                Issue.record(
                    .teaching(
                        expected: "the answer to a question of a sheet that was left is shown on no other screen",
                        happened: seen,
                        why: "a person takes it for an answer to what they are typing now",
                        look: Self.presenter("whom does the completion reach when its sheet is gone?")))
            }
        }
    }

    @Test("07a.5 when the library has answered, nobody is left of a sheet that was left")
    func leftSheetIsFreed() async throws {
        guard await Self.lateAnswersCrashNothing() else { return }
        var left = Released()
        await Shelf.journey(
            expecting: "a sheet can be left while the library thinks", because: "a person need not wait for a server",
            look: Self.bothActors
        ) { shelf in
            try await shelf.openLending()
            try left.watchActors(from: shelf.top(), except: ["BookStore"])
            try await shelf.save()
            try shelf.screen.tap("Cancel")
            await shelf.answer(StubLibrary.refusal)
            _ = await eventually { left.stillAlive.isEmpty }
        }
        expect(
            left.stillAlive.isEmpty,
            .teaching(
                expected: "whatever waits for an answer goes once the answer has come",
                happened: left.remainder,
                why: "each sheet that a person leaves keeps its actors, and memory grows",
                look: Self.bothActors))
    }

    // MARK: - Words

    static var bothActors: String {
        actors(for: "follow the answer from the library on: who keeps whom, and who is told what?")
    }

    /// Both files that the learner edits; first the one in which something is unowned, if there is one.
    private static func actors(for what: String) -> String {
        let files = ["ShelfLend/Presenter/ShelfLendPresenter", "ShelfLend/Interactor/ShelfLendInteractor"]
        let isSuspect = { (file: String) in
            let text = try? String(
                contentsOf: exercise.folder.appending(path: "Sources/\(file).swift"), encoding: .utf8)
            return text?.contains("unowned") == true
        }
        return exercise.look(in: files.filter(isSuspect) + files.filter { !isSuspect($0) }, for: what)
    }

    /// Whether the app survives an answer that comes late; a crash is reported, and then there is nothing more to see.
    private static func lateAnswersCrashNothing() async -> Bool {
        let desk = Desk()
        await desk.save()
        guard isJudged(desk.askedForLoans > 0, after: "07a.2", because: "Save doesn't ask the interactor"),
            isJudged(await LateAnswers.areDue(), after: "07a.3", because: "Save doesn't ask the library")
        else { return false }
        let yes = await #expect(processExitsWith: .success, crash) { @MainActor in await LateAnswers.yes() }
        let no = await #expect(processExitsWith: .success, crash) { @MainActor in await LateAnswers.no() }
        return yes != nil && no != nil
    }

    private static var crash: Comment {
        .teaching(
            expected: "Save, Cancel, and then the library answers: the app goes on",
            happened: "it crashes",
            why:
                "when the answer comes, presenter and interactor may be gone: unowned crashes the app, and weak is nil",
            look: actors(for: "what do the capture lists say?"))
    }
}
