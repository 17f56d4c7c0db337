import HeadlessUIKit

extension User {
    /// Waits for a picture, and holds whatever is seen until then to be right as well: what was seen last, then what is
    /// passed through, in that order.
    ///
    /// It looks at every turn of the main queue. An answer comes in a turn of its own, and the next one is asked for in
    /// that turn, so nothing that is shown between two answers goes by unseen.
    ///
    /// - Parameters:
    ///   - picture: Made anew for each look, since it may show what is stored by then.
    ///   - passing: What may be seen on the way.
    func sees(_ picture: @autoclosure () throws -> Picture, passing: [Picture] = [], lookAt: String) async throws {
        var patience = Turns(patience)
        var allowed = [latest].compactMap { $0 } + passing
        while true {
            let last = try picture()
            let found = Picture(of: screen)
            if found == expected(last) { return remembers(last) }
            guard let place = allowed.firstIndex(where: { expected($0) == found }) else {
                throw failure(of: allowed.dropFirst() + [last], found: found, lookAt: lookAt)
            }
            // What was passed does not come back.
            allowed.removeFirst(place)
            if patience.areOver { throw failure(of: [last], found: found, lookAt: lookAt) }
            await patience.next()
        }
    }

    /// Waits until something holds that no picture shows.
    func waits(for words: String, lookAt: String, until isSo: () -> Bool, found: () -> String) async throws {
        var patience = Turns(patience)
        while !isSo() {
            if patience.areOver { throw failure(expected: words, found: found(), lookAt: lookAt) }
            await patience.next()
        }
    }

    /// Lets what is still under way come to its end, where nothing on screen would tell.
    func pauses() async {
        try? await screen.settle()
    }
}

/// Turns of the main queue, as many as patience allows.
private struct Turns {
    /// So many turns pass at once; after that there is a moment between two looks, to leave the machine to others.
    private static let eager = 2_000

    private var patience: Patience
    private var count = 0
    private(set) var areOver = false

    init(_ limit: Duration) { patience = Patience(limit) }

    /// Lets the main queue go on by one turn.
    mutating func next() async {
        count += 1
        areOver = patience.isOver()
        if count < Self.eager {
            await Task.yield()
        } else {
            try? await Task.sleep(for: .milliseconds(5))
        }
    }
}
