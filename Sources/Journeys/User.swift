import Foundation
import HeadlessUIKit

/// Somebody with the app before them: does one thing after another, and remembers it for the message when one fails.
@MainActor
final class User {
    /// The folder of this journey, to read what was stored and to spoil it.
    let folder: ItemsFolder
    private let rung: Rung
    private let journey: Journey
    private let patience: Duration
    private let telling: @MainActor (String) -> Void
    private var steps: [String] = [] {
        didSet { steps.last.map(telling) }
    }
    private var launched: Screen?

    init(
        of rung: Rung, on journey: Journey, storingIn folder: ItemsFolder, patience: Duration,
        telling: @escaping @MainActor (String) -> Void
    ) {
        self.rung = rung
        self.journey = journey
        self.folder = folder
        self.patience = patience
        self.telling = telling
    }

    // MARK: Doing

    /// Starts the app anew on the same folder; what was on screen before is gone.
    func launches() {
        launches(words: launched == nil ? "launch the app" : "launch the app again")
    }

    /// Starts the app anew when these items are stored, and no others.
    func launches(with items: [StoredItem]) throws {
        try folder.store(items)
        let names = items.isEmpty ? "no items" : items.map(\.name).joined(separator: ", ")
        launches(words: "launch the app with \(items.count > 10 ? "\(items.count) items" : names) stored")
    }

    private func launches(words: String) {
        steps.append(words)
        launched = nil
        launched = Screen(rung.launch(folder.url))
    }

    func taps(_ title: String) throws {
        try does("tap \"\(title)\"") { try $0.tap(title) }
    }

    /// Goes to the list of items, where the app does not begin with it.
    func opensList() throws {
        if rung.isWhole { try taps("Show items") }
    }

    func doubleTaps(_ title: String) throws {
        try does("tap \"\(title)\" twice, with no time between") { try $0.doubleTap(title) }
    }

    func types(_ text: String, into field: String) throws {
        try does("type \"\(text)\" into \"\(field)\"") { try $0.type(text, into: field) }
    }

    func toggles(_ name: String) throws {
        try does("toggle \"\(name)\"") { try $0.toggle(name) }
    }

    func selectsRow(_ index: Int) throws {
        try does("tap row \(index)") { try $0.selectRow(index) }
    }

    func goesBack(_ step: String = "go back") throws {
        try does(step) { try $0.goBack() }
    }

    /// Does something under a name of its own, such as a touch that is held.
    @discardableResult
    func does<Result>(_ step: String, _ action: (Screen) throws -> Result) throws -> Result {
        steps.append(step)
        do {
            return try action(screen)
        } catch let error as ScreenError {
            // Its first line says why; the drawing comes with the failure.
            let reason = error.description.prefix { $0 != "\n" }
            throw failure(
                expected: "this can be done", found: String(reason),
                lookAt: "the control's title, whether it is hidden or disabled, and what covers it")
        }
    }

    /// Something happens to the stored file that the user has not done.
    func meanwhile(_ event: String, _ change: (ItemsFolder) throws -> Void) throws {
        steps.append("meanwhile: \(event)")
        try change(folder)
    }

    // MARK: Seeing

    /// Waits for the welcome screen's greeting, where the app begins with it.
    func isGreeted() async throws {
        guard rung.isWhole else { return }
        try await sees(.text("Keep track of your items."), lookAt: "the first screen's label")
    }

    /// The screen as it is now.
    var screen: Screen {
        guard let launched else { preconditionFailure("a journey starts with launches()") }
        return launched
    }

    /// Waits until the screen shows something, or fails when it never does.
    func sees(_ sight: Sight, lookAt: String) async throws {
        var patience = Patience(patience)
        while !sight.isThere(screen) {
            if patience.isOver() { throw failure(of: sight, lookAt: lookAt) }
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// Lets what is still under way come to its end, where nothing on screen would tell.
    func pauses() async {
        try? await screen.settle()
    }

    /// Looks once: for what has to be there before anything else can happen.
    func seesNow(_ sight: Sight, lookAt: String) throws {
        guard sight.isThere(screen) else { throw failure(of: sight, lookAt: lookAt) }
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

    func failure(of sight: Sight, lookAt: String) -> JourneyFailure {
        failure(expected: sight.words, found: sight.found(screen), lookAt: lookAt)
    }

    func failure(expected: String, found: String, lookAt: String) -> JourneyFailure {
        JourneyFailure(
            journey: journey, rung: rung, steps: steps, expected: expected, found: found, lookAt: lookAt,
            screen: screen.render())
    }

    private func words(for items: [StoredItem]) -> String {
        guard !items.isEmpty else { return "no items" }
        return items.map { "\($0.name) (\($0.enabled ? "enabled" : "disabled"), \($0.shownDate))" }
            .joined(separator: ", ")
    }
}
