/// What a user of the Items app does on the way to its list, and what they look for in its file.
extension User {
    /// Starts the app anew on the same folder; what was on screen before is gone.
    func launches() throws {
        try launches(hasLaunched ? "launch the app again" : "launch the app", showing: .greeting)
    }

    /// Starts the app anew when these items are stored, and no others.
    func launches(with items: [StoredItem]) throws {
        try folder.store(items)
        let names = items.isEmpty ? "no items" : items.map(\.name).joined(separator: ", ")
        try launches(
            "launch the app with \(items.count > 10 ? "\(items.count) items" : names) stored",
            showing: .greeting)
    }

    /// Goes to the list of items.
    func opensList() throws {
        try taps(
            "Show items", showing: .list(nil, works: true),
            lookAt: "the indicator: it has to turn from the moment the list opens until the items are there")
    }

    /// Reads the stored file.
    func findsStored(_ expected: String, lookAt: String, _ isRight: ([StoredItem]) -> Bool) throws {
        let stored: [StoredItem]
        do {
            stored = try folder.stored()
        } catch {
            throw failure(
                expected: expected, found: "items.json can't be read: \(error)",
                lookAt: "the stored form: a JSON array of name, enabled and an ISO 8601 date")
        }
        guard isRight(stored) else {
            throw failure(expected: expected, found: "the file holds \(words(for: stored))", lookAt: lookAt)
        }
    }

    private func words(for items: [StoredItem]) -> String {
        guard !items.isEmpty else { return "no items" }
        return items.map { "\($0.name) (\($0.enabled ? "enabled" : "disabled"), \($0.shownDate))" }
            .joined(separator: ", ")
    }
}
