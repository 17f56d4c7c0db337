import ExerciseSupport
import HeadlessUIKit

@testable import Exercise04a

/// A random walk through the life of a list, with a model of it beside it.
///
/// The seed says which steps are taken, so a walk is the same each time.
final class Walk {
    /// The parts of the screen that can be wrong after a step.
    enum Part {
        case asked, rows, told, opened
    }

    let harness: Harness
    private let presenter: any ShelfPresenterProtocol
    private var dice: Dice
    private var steps: [String] = []

    // The list as it should be.
    private(set) var asked = ["load"]
    private(set) var books: [Book] = []
    private(set) var loads = 1
    private(set) var isReturning = false
    /// Whether the current work began while no other was under way, so that it can't count as ended.
    private(set) var isPlainWork = true
    private(set) var message: String?
    private(set) var opened: String?

    private init(_ harness: Harness, _ presenter: any ShelfPresenterProtocol, seed: Int) {
        (self.harness, self.presenter, dice) = (harness, presenter, Dice(seed: seed))
    }

    /// The first mismatch, with the steps before it.
    static func firstSurprise(
        _ harness: Harness, _ presenter: any ShelfPresenterProtocol, seed: Int
    ) async throws -> (part: Part, story: String)? {
        let walk = Walk(harness, presenter, seed: seed)
        await walk.booksCome()
        for _ in 0..<80 {
            if let surprise = await walk.surprise() {
                let story = walk.steps.suffix(4).joined(separator: ", then ")
                return (surprise.part, "\(story): \(surprise.what)")
            }
            try walk.goBack()
            await walk.step()
            // A task that waits for an answer hears of it some turns later; several answers take several turns.
            for _ in 0..<20 { await Task.yield() }
        }
        return nil
    }

    /// Goes back from an open book, and closes a message.
    private func goBack() throws {
        if message != nil { try harness.screen.tap("OK") }
        if opened != nil { try harness.screen.goBack() }
        (message, opened) = (nil, nil)
    }

    private func step() async {
        switch dice.roll(6) {
        case 0: lend()
        case 1, 2: tapReturnAll()
        case 3 where !books.isEmpty: select(dice.roll(books.count))
        case 4 where isReturning: await returnEnds(well: dice.roll(2) == 0)
        default:
            if loads > 0 { await loadEnds() } else { tapReturnAll() }
        }
    }

    private func lend() {
        steps.append("a book is lent")
        work("load")
        loads += 1
        presenter.didLendBook()
    }

    private func tapReturnAll() {
        steps.append("a tap on \"Return all\"")
        if !isReturning { work("returnAll") }
        isReturning = true
        presenter.userDidTapReturnAll()
    }

    private func select(_ index: Int) {
        steps.append("a tap on row \(index)")
        opened = books[index].author
        presenter.userDidSelectRow(at: index)
    }

    private func returnEnds(well: Bool) async {
        steps.append(well ? "the return succeeds" : "the return fails")
        isReturning = false
        message = well ? "All books are back on the shelf." : "Your books could not be returned."
        if well {
            work("load")
            loads += 1
        }
        await harness.store.answerReturns(well ? .success(()) : .failure(.full))
    }

    private func loadEnds() async {
        // One message may hide another if several jobs fail.
        if loads > 1 || dice.roll(3) > 0 { return await booksCome() }
        steps.append("a load fails")
        loads = 0
        message = "Your books could not be loaded."
        await harness.store.answerLoads(.failure(.broken))
    }

    private func booksCome() async {
        let shelves = [Books.all, [Books.lent, Books.namesake], [], [Books.onTheShelf], Books.returned]
        books = shelves[dice.roll(shelves.count)]
        steps.append("\(books.isEmpty ? "no" : "\(books.count)") books come")
        loads = 0
        harness.clock.move(days: Double(dice.roll(3)) - 1)
        await harness.store.answerLoads(.success(books))
    }

    private func work(_ job: String) {
        isPlainWork = loads == 0 && !isReturning
        asked.append(job)
    }
}
