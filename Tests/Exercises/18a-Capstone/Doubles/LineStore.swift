import Foundation

@testable import Exercise18a

/// Stands in for the store of the reservations, and remembers what it was asked to keep.
final class LineStore: ReservationStoring {
    /// The people who wait, by the ids of the books.
    var lines: [Int: [String]]
    var loadFails = false
    var addFails = false

    /// Names that it was asked to add, each with the id of its book: "Cleo for 2".
    private(set) var added: [String] = []

    /// Whether answers wait for `answerAll()`; otherwise they come by themselves, in a later turn of the main queue.
    var holdsAnswers = false
    private var held: [() -> Void] = []

    struct Failure: Error {}

    init(_ lines: [Int: [String]]) {
        self.lines = lines
    }

    func loadLine(forBook id: Int, _ answer: @escaping Loaded) {
        later { [self] in answer(loadFails ? .failure(Failure()) : .success(lines[id] ?? [])) }
    }

    func add(_ name: String, toLineForBook id: Int, _ answer: @escaping Saved) {
        added.append("\(name) for \(id)")
        later { [self] in
            if !addFails { lines[id, default: []].append(name) }
            answer(addFails ? .failure(Failure()) : .success(()))
        }
    }

    /// Gives the answers that were held, and those that follow from them.
    func answerAll() {
        while !held.isEmpty { held.removeFirst()() }
    }

    private func later(_ answer: @escaping () -> Void) {
        held.append(answer)
        guard !holdsAnswers else { return }
        DispatchQueue.main.async { self.answerAll() }
    }
}
