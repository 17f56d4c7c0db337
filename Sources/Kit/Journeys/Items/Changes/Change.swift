/// A change that somebody will ask for one day, made on every whole rung of the Items app to count what it takes there.
package nonisolated struct Change: Sendable {
    /// A short name to type, such as `note`.
    package let id: String
    /// What the user gets, in a few words.
    package let title: String
    /// Walks through what is new; it fails on every rung as long as the change is not made there.
    package let journey: Journey
    /// The numbers of the app's own journeys that can't hold once it is made.
    private let ended: [Int]
    /// What any picture of the app looks like once it is made.
    private let adaptation: @Sendable (Picture) -> Picture

    init(
        _ id: String, _ title: String, journey: Journey, ending ended: [Int] = [],
        adaptation: @escaping @Sendable (Picture) -> Picture = { $0 }
    ) {
        self.id = id
        self.title = title
        self.journey = journey.adapted(adaptation)
        self.ended = ended
        self.adaptation = adaptation
    }

    /// What has to hold on a rung on which it is made: its own journey, and those of the app, which see it everywhere.
    package var journeys: [Journey] {
        Journey.all.filter { !ended.contains($0.number) }.map { $0.adapted(adaptation) } + [journey]
    }

    /// The whole experiment, in the order in which it is told.
    package static let all: [Change] = [dateFormat, newestItem, note, sortByName, undoDelete]

    /// The change of that name.
    package static func named(_ id: String) -> Change {
        guard let change = all.first(where: { $0.id == id }) else {
            preconditionFailure("no change is called \(id); there are \(all.map(\.id).joined(separator: ", "))")
        }
        return change
    }
}

nonisolated extension Change: CustomStringConvertible {
    package var description: String { id }
}

nonisolated extension Picture {
    /// The picture with a line more, before or after the first one that begins so; without such a line it stays.
    func inserting(_ line: String, before: String? = nil, after: String? = nil) -> Picture {
        guard let place = lines.firstIndex(where: { $0.hasPrefix(before ?? after ?? line) }) else { return self }
        var longer = lines
        longer.insert(line, at: before == nil ? place + 1 : place)
        return Picture(name, longer)
    }

    /// Whether a line begins so.
    func hasLine(_ beginning: String) -> Bool { lines.contains { $0.hasPrefix(beginning) } }
}
