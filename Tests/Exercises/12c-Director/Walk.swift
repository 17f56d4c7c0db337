import ExerciseSupport
import Foundation
import Spies

@testable import Exercise12c

/// A list that is used at random, with a Worker that answers late, and the few facts that have to hold for it.
final class Walk {
    /// A difference from the task, in the words of a finding.
    struct Mismatch {
        let requirement: String
        let expected: String
        let happened: String
    }

    private let clock = TestClock()
    private let harness: Harness
    private var dice: Dice
    private var shown: [Book] = []
    private var fetches = 0
    private var returns = 0
    private var story: [String] = []

    private init(seed: Int) {
        dice = Dice(seed: seed)
        harness = Harness(clock: clock)
    }

    /// The first mismatch of two lists that are used side by side.
    static let mismatch: Mismatch? = {
        let lists = [Walk(seed: 15), Walk(seed: 2024)]
        for list in lists {
            if let mismatch = list.hear("onUIReady()", with: { $0.onUIReady() }) { return mismatch }
        }
        for _ in 0..<250 {
            for list in lists {
                if let mismatch = list.step() { return mismatch }
            }
        }
        return nil
    }()

    private func step() -> Mismatch? {
        if dice.roll(4) == 0 { clock.move(days: Double(dice.roll(3))) }
        switch dice.roll(8) {
        case 0: return hear("bookDidChange()") { $0.bookDidChange() }
        case 1: return returnAll()
        case 2: return shown.isEmpty ? nil : tap(dice.roll(shown.count))
        case 3...5 where fetches > 0:
            fetches -= 1
            return dice.roll(3) == 0
                ? fail("presentFetchError()", "displayFetchError") { $0.presentFetchError() } : receive(books())
        case 6 where returns > 0:
            returns -= 1
            return dice.roll(2) == 0
                ? fail("presentReturnError()", "displayReturnError") { $0.presentReturnError() } : succeed()
        default: return nil
        }
    }

    /// Returns the books shown last, or others: lent to other people, in another order, more of them or fewer.
    private func books() -> [Book] {
        if dice.roll(3) == 0 { return shown }
        let titles = ["Emma", "Kindred", "Orlando", "Persuasion"]
        var numbers = Array(titles.indices)
        return (0..<dice.roll(5)).map { _ in
            let number = numbers.remove(at: dice.roll(numbers.count))
            let title = titles[number]
            let due = clock.now.addingTimeInterval(Double(dice.roll(9) - 4) * 86_400)
            let loan = Loan(borrower: ["Ada", "Ben"][dice.roll(2)], due: due)
            return Book(id: number, title: title, author: "\(title)'s author", loan: dice.roll(3) == 0 ? nil : loan)
        }
    }
}

// MARK: - What is said, and what has to follow

extension Walk {
    private func hear(_ event: String, with message: (ShelfListDirector) -> Void) -> Mismatch? {
        fetches += 1
        say(event, message)
        return differs("12c.1", harness.log.messages, from: ["ui.display(loading: true)", "dataManager.fetchBooks()"])
    }

    /// While a return is on its way, another tap may ask again or be ignored.
    private func returnAll() -> Mismatch? {
        say("onReturnAll()") { $0.onReturnAll() }
        if returns > 0, harness.log.messages.isEmpty { return nil }
        returns += 1
        let expected = ["ui.display(loading: true)", "dataManager.returnAllBooks()"]
        return differs("12c.1", harness.log.messages, from: expected)
    }

    private func tap(_ index: Int) -> Mismatch? {
        say("onBookSelected(index: \(index))") { $0.onBookSelected(index: index) }
        let book = shown[index]
        let way = "navigator.gotoDetail(of: \(book.title), number \(book.id), with: the Director)"
        return differs("12c.5", harness.log.messages, from: [way])
    }

    private func receive(_ books: [Book]) -> Mismatch? {
        shown = books
        let rows = books.map { book in
            let loan = book.loan.map { ", lent to \($0.borrower) until \(DueDate.text($0.due))" } ?? ""
            return "\(book.title) | \(book.author)\(loan) | \(book.isOverdue(at: clock.now) ? "red" : "dark gray")"
        }
        say("present(books: [\(books.map(\.title).joined(separator: ", "))]) on \(DueDate.text(clock.now))") {
            $0.present(books: books)
        }
        if harness.rows != rows {
            return mismatch("12c.2", expected: "the rows \(rows)", happened: "the rows are \(harness.rows)")
        }
        return answered("12c.3", by: ["ui.display(books: \(books.map(\.title)))"])
    }

    private func fail(_ answer: String, _ error: String, with message: (ShelfListDirector) -> Void) -> Mismatch? {
        say(answer, message)
        return answered("12c.4", by: ["ui.\(error)()"])
    }

    private func succeed() -> Mismatch? {
        fetches += 1
        say("presentReturnSuccess()") { $0.presentReturnSuccess() }
        let said = harness.saidButForTheLoader.sorted { $0.name > $1.name }
        return differs("12c.3", said, from: ["dataManager.fetchBooks()", "ui.displayReturnSuccess()"])
    }

    private func answered(_ requirement: String, by expected: [String]) -> Mismatch? {
        if let mismatch = differs(requirement, harness.saidButForTheLoader, from: expected) { return mismatch }
        guard harness.loader != "stopped" else { return nil }
        return mismatch(requirement, expected: "the loader is stopped", happened: "it is \(harness.loader)")
    }

    private func say(_ words: String, _ message: (ShelfListDirector) -> Void) {
        story.append(words)
        harness.log.forget()
        message(harness.director)
    }

    private func differs(_ requirement: String, _ said: [Message], from expected: [String]) -> Mismatch? {
        let said = said.map(\.description)
        guard said != expected else { return nil }
        return mismatch(
            requirement, expected: expected.joined(separator: ", "),
            happened: said.isEmpty ? "the Director sent no message" : "it sent \(said.joined(separator: ", "))")
    }

    /// Returns a mismatch after the last few messages to the Director, which show what it remembers wrongly.
    private func mismatch(_ requirement: String, expected: String, happened: String) -> Mismatch {
        let told = story.suffix(4).joined(separator: ", then ")
        return Mismatch(requirement: requirement, expected: "after \(told): \(expected)", happened: happened)
    }
}
