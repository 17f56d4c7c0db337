import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise13b

extension NewsBackTests {
    @Test("13b.4 the news goes out even when Lend was left before the store answered")
    func newsOutlivesLend() async {
        await Visit.journey(
            expecting: "Lend can be left while its loan is being stored",
            because: "the user needn't wait for the store",
            look: Self.look("the Navigators, and what leads back")
        ) { first in
            // If the news is wrong anyway, the moment of leaving Lend doesn't matter.
            try await first.openLending(row: 2)
            first.log.forget()
            try await first.saveAndReturn()
            if let wrong = await Self.wronglyHeard(first) {
                Issue.record(wrong)
                return
            }
            let visit = try await Visit()
            try await visit.openLending(row: 2)
            var lend = Released()
            if let director = (try visit.top() as? ShelfLendScene)?.eventsHandler as AnyObject? {
                lend.watch(director, as: "Lend's Director")
            }
            visit.store.holdsAnswers = true
            visit.log.forget()
            try visit.screen.lend()
            try visit.screen.goBack()
            await visit.events.settle { visit.savedLoans > 0 }
            let (wasTold, isHeld) = (visit.listFetched != "never", !lend.stillAlive.isEmpty)
            visit.log.forget()
            visit.store.answerAll()
            await visit.waitForNews()
            expect(
                visit.screen.title == "Book",
                .teaching(
                    expected: "a person who went back from Lend is on the book's screen, and stays there",
                    happened: "the screen on top is \(visit.screen.title ?? "none")",
                    why: "a form that is gone has no way back; it would remove the next screen instead",
                    look: Self.look("Lend/ShelfLendNavigator", "goBack(): which screen does it remove?")))
            expect(visit.listFetched == "once", Self.lateNews(visit, wasTold: wasTold, isHeld: isHeld))
        }
    }

    /// Returns the finding about the news of a loan whose form the user left.
    private static func lateNews(_ visit: Visit, wasTold: Bool, isHeld: Bool) -> Comment {
        let fault: (happened: String, why: String, look: String)
        if visit.listFetched != "never" {
            fault = (
                "it fetched \(visit.listFetched)", "one loan is one piece of news",
                look("who sends the news more than once after the form is gone?")
            )
        } else if wasTold {
            fault = (
                "the list heard of the loan before the store had answered, and not when it was stored",
                "what was read before the answer is the list as it was before the loan",
                look("Lend/ShelfLendDirector", "which method tells the delegate? Only presentSuccess(book:) knows")
            )
        } else if isHeld {
            fault = (
                "Lend's Director was still there, and the list never fetched",
                "the loan is stored; without the news, the book's screen and the list show what is no longer true",
                look("beginning with the closure in ShelfLendWorker: who says nothing once the form is gone?")
            )
        } else {
            fault = (
                "Lend's Director was freed with the form, so no actor heard the answer",
                "the loan is stored; without the news, the book's screen and the list show what is no longer true",
                look("Lend/ShelfLendWorker", "whom does the closure hold until the answer is there?")
            )
        }
        return .teaching(
            expected: "the user leaves Lend, then the store answers, and the list still fetches",
            happened: fault.happened,
            why: fault.why, look: fault.look)
    }

    @Test("13b.5 a book's screen keeps nobody alive whom it tells")
    func listIsNotHeld() async {
        await Visit.journey(
            expecting: "the list can be left while a book is open",
            because: "this is about who is freed then; other tests check what the app does",
            look: Self.look("the way from the list to a book")
        ) { visit in
            var list = Released()
            list.watchActors(from: try visit.top(), except: ["StoreSpy"])
            try visit.screen.selectRow(2)
            try await visit.screen.wait(until: "the row opens its book", within: patience) { $0.title == "Book" }
            let book = try visit.top()
            visit.window.rootViewController = UIViewController()
            _ = await eventually(within: patience) { list.stillAlive.isEmpty }
            expect(
                list.stillAlive.isEmpty, Self.held(list, by: "the book's screen", in: Suspects.holder(in: "Detail")))
            withExtendedLifetime(book) {}
        }
    }

    @Test("13b.5 Lend keeps nobody alive whom it tells, not even while its loan is being stored")
    func openersAreNotHeld() async {
        await Visit.journey(
            expecting: "the app can be left while a loan is being stored",
            because: "this is about who is freed then; other tests check what the app does",
            look: Self.look("the way from the list to Lend")
        ) { visit in
            // A Worker may be held by a store that still owes it an answer.
            let shared: Set = ["StoreSpy", "ShelfListWorker"]
            var openers = Released()
            openers.watchActors(from: try visit.top(), except: shared)
            try visit.screen.selectRow(2)
            try await visit.screen.wait(until: "the row opens its book", within: patience) { $0.title == "Book" }
            openers.watchActors(from: try visit.top(), except: shared)
            try await visit.tapLend()
            let lend = try visit.top()
            visit.store.holdsAnswers = true
            try visit.screen.lend()
            visit.window.rootViewController = UIViewController()
            _ = await eventually(within: patience) { openers.stillAlive.isEmpty }
            let held = openers
            guard !held.stillAlive.isEmpty else { return }
            let names = held.remainder
            visit.store.answerAll()
            await letPendingWorkRun()
            // Objects that only the closure held have gone with the answer.
            let holder =
                Suspects.holder(in: "Lend") ?? (held.stillAlive.isEmpty ? "Lend/ShelfLendWorker" : nil)
            Issue.record(Self.held(names, by: "Lend", in: holder))
            withExtendedLifetime(lend) {}
        }
    }

    private static func held(_ actors: Released, by who: String, in file: String?) -> Comment {
        held(actors.remainder, by: who, in: file)
    }

    /// Returns the finding that listeners stayed alive because the sender of the news holds them.
    private static func held(_ remainder: String, by who: String, in file: String?) -> Comment {
        let question =
            file == "Lend/ShelfLendWorker"
            ? "what does the closure capture besides the presenter?"
            : "the property for the listener: who owns whom?"
        return .teaching(
            expected: "when the app lets go of the screens below, all of them are freed, while \(who) is still there",
            happened: remainder,
            why: """
                news is for listeners that are there; a strong reference to a listener keeps its whole module \
                alive, just in case there is something to say
                """,
            look: file.map { look($0, question) } ?? look(question))
    }

    @Test("13b.5 news for somebody who has gone does nothing")
    func newsForNobody() async {
        guard isJudged(await LateNews.canBeTried(), after: "13b.1", because: "the app doesn't get as far as a loan")
        else { return }
        await #expect(processExitsWith: .success, Self.trap("Lend is still there")) { @MainActor in
            await LateNews.keepingLend()
        }
        await #expect(processExitsWith: .success, Self.trap("the book and Lend are still there")) { @MainActor in
            await LateNews.keepingBookAndLend()
        }
        await #expect(processExitsWith: .success, Self.trap("no screen is left")) { @MainActor in
            await LateNews.keepingNobody()
        }
        let failure = Self.trap("no screen is left", answer: "that the loan failed", in: "Lend/ShelfLendDirector")
        await #expect(processExitsWith: .success, failure) { @MainActor in
            await LateNews.failingForNobody()
        }
    }

    private static func trap(_ who: String, answer: String = "", in file: String? = nil) -> Comment {
        let question = "weak instead of unowned, ? instead of !"
        let answers = answer.isEmpty ? "answers" : "answers \(answer)"
        return .teaching(
            expected: "the store \(answers) when the list is gone and \(who), and nothing crashes",
            happened: "it crashed",
            why: """
                the store answers when it is done, not when it suits the screens; an unowned or force-unwrapped \
                reference to an object that is gone crashes the app, and a weak one called with ? does nothing
                """,
            look: (Suspects.truster ?? file).map { look($0, question) } ?? look(question))
    }
}
