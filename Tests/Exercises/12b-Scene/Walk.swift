import ExerciseSupport
import HeadlessUIKit
import Spies

@testable import Exercise12b

/// A Scene that gets messages and taps in random order, always the same for a seed.
///
/// After each step, the screen and the events are compared with the last messages.
final class Walk {
    private let harness = Harness()
    private let shelves: [[ShelfListBookUI]] = [
        [], [Rows.emma], Rows.all, Rows.unusual, Rows.all.reversed(), Array(Rows.many.prefix(5)),
    ]
    private var shelf: [ShelfListBookUI]?
    private var isLoading = false
    private var step = "it was opened"
    private var dice: Dice

    private init(seed: Int) {
        dice = Dice(seed: seed)
        harness.log.forget()
    }

    /// Returns the first mismatch in a few walks, or nil.
    static func mismatch() -> Mismatch? {
        for seed in 1...4 {
            let walk = Walk(seed: seed)
            if let mismatch = walk.wrongStateOrRows() { return mismatch }
            for _ in 0..<60 {
                if let mismatch = walk.next() { return mismatch }
            }
        }
        return nil
    }

    private func next() -> Mismatch? {
        switch dice.roll(8) {
        case 0, 1:
            let books = shelves[dice.roll(shelves.count)]
            (shelf, step) = (books, books.isEmpty ? "display(books: [])" : "display(books:), with \(books.count) books")
            harness.show(books)
            return wrongStateOrRows()
        case 2, 3:
            isLoading = dice.roll(2) == 0
            step = "display(loading: \(isLoading))"
            harness.scene.display(loading: isLoading)
            return (wrongState ?? wrongRows).map { mismatch(.states, $0) }
        case 4: return tell(Outcome.allCases[dice.roll(3)])
        case 5: return tapReturnAll()
        case 6: return tapRow()
        default:
            step = "a visit to another screen"
            harness.lookElsewhere()
            harness.log.forget()
            return wrongStateOrRows()
        }
    }

    private func tell(_ outcome: Outcome) -> Mismatch? {
        step = outcome.name
        outcome.display(harness.scene)
        guard harness.screen.alert?.message == outcome.message, (try? harness.screen.tap("OK")) != nil else {
            return mismatch(.outcomes, "no alert says \"\(outcome.message)\", with the button OK")
        }
        return (wrongEvents([]) ?? wrongState ?? wrongRows).map { mismatch(.outcomes, $0) }
    }

    private func tapReturnAll() -> Mismatch? {
        step = "a tap on \"Return all\""
        guard (try? harness.screen.tap("Return all")) != nil else {
            // While something loads, a Scene may look as if nothing could be tapped.
            return isLoading ? nil : mismatch(.taps, "it can't be tapped")
        }
        return (wrongEvents(["eventsHandler.onReturnAll()"]) ?? wrongState ?? wrongRows).map { mismatch(.taps, $0) }
    }

    private func tapRow() -> Mismatch? {
        guard let shelf, !shelf.isEmpty else { return nil }
        let index = dice.roll(shelf.count)
        step = "a tap on row \(index + 1)"
        guard (try? harness.screen.selectRow(index)) != nil else {
            return isLoading ? nil : mismatch(.taps, "it can't be tapped")
        }
        let event: Message = "eventsHandler.onBookSelected(index: \(index))"
        return (wrongEvents([event]) ?? wrongState ?? wrongRows).map { mismatch(.taps, $0) }
    }

    // MARK: - What should be there

    private func wrongEvents(_ expected: [Message]) -> String? {
        defer { harness.log.forget() }
        return harness.log.messages == expected ? nil : harness.said
    }

    private var wrongState: String? {
        let screen = harness.screen
        if screen.isLoading != isLoading { return isLoading ? "no running loader can be seen" : "a loader runs" }
        let says = screen.shows("No books yet")
        if says, shelf?.isEmpty != true { return "it says \"No books yet\", although no message said so" }
        // How it looks while something loads is the Scene's.
        return !says && shelf?.isEmpty == true && !isLoading ? "it doesn't say \"No books yet\"" : nil
    }

    private var wrongRows: String? {
        let (wanted, seen) = ((shelf ?? []).map(\.label), harness.rows.filter { !$0.contains("No books yet") })
        if seen == wanted { return nil }
        return "it shows \(seen.isEmpty ? "no row" : seen.joined(separator: "; "))"
    }

    private func wrongStateOrRows() -> Mismatch? {
        if let wrongState { return mismatch(.states, wrongState) }
        guard let wrong = wrongRows else { return nil }
        let found = mismatch(.rows, wrong)
        // Rows that come back when the loading ends were hidden by the loading.
        harness.scene.display(loading: false)
        return wrongRows == nil ? mismatch(.states, wrong) : found
    }

    private func mismatch(_ matter: Matter, _ wrong: String) -> Mismatch {
        Mismatch(matter: matter, step: step, wrong: wrong, screen: harness.screen.render())
    }
}
