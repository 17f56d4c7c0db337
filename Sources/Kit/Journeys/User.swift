import Foundation
import HeadlessUIKit

/// Somebody with the app before them: does one thing after another, and remembers it for the message when one fails.
///
/// Whatever is done names the picture that it leads to at once, before any answer can come; so no step goes unseen.
@MainActor
final class User {
    /// The folder of this journey, to read what was stored and to spoil it.
    let folder: AppFolder
    /// The server that the app asks, for an app that asks one.
    let server: StubServer?
    let patience: Duration
    private let rung: Rung
    private let journey: Journey
    private let telling: @MainActor (String) -> Void
    private let looking: @MainActor (Screen) -> Void
    private var steps: [String] = [] {
        didSet { steps.last.map(telling) }
    }
    private var launched: Screen?
    /// What was last seen to be right.
    private(set) var latest: Picture?

    init(
        of rung: Rung, on journey: Journey, storingIn folder: AppFolder, patience: Duration,
        telling: @escaping @MainActor (String) -> Void, looking: @escaping @MainActor (Screen) -> Void
    ) {
        self.rung = rung
        self.journey = journey
        self.folder = folder
        server = rung.app.hasServer ? StubServer() : nil
        self.patience = patience
        self.telling = telling
        self.looking = looking
    }

    // MARK: Doing

    /// Whether the app was started before.
    var hasLaunched: Bool { launched != nil }

    /// Starts the app anew on the same folder, in these words; what was on screen before is gone.
    func launches(_ words: String, showing picture: Picture, lookAt: String = "the first screen") throws {
        steps.append(words)
        launched = nil
        launched = Screen(rung.launch(in: folder.url, asking: server))
        try seesNow(picture, lookAt: lookAt)
    }

    func taps(_ title: String, showing picture: Picture, lookAt: String = atOnce) throws {
        try does("tap \"\(title)\"", showing: picture, lookAt: lookAt) { try $0.tap(title) }
    }

    func doubleTaps(_ title: String, showing picture: Picture, lookAt: String = atOnce) throws {
        try does("tap \"\(title)\" twice, with no time between", showing: picture, lookAt: lookAt) {
            try $0.doubleTap(title)
        }
    }

    func types(_ text: String, into field: String, showing picture: Picture) throws {
        try does("type \"\(text)\" into \"\(field)\"", showing: picture) { try $0.type(text, into: field) }
    }

    func toggles(_ name: String, showing picture: Picture) throws {
        try does("toggle \"\(name)\"", showing: picture) { try $0.toggle(name) }
    }

    func selectsRow(_ index: Int, showing picture: Picture, lookAt: String = atOnce) throws {
        try does("tap row \(index)", showing: picture, lookAt: lookAt) { try $0.selectRow(index) }
    }

    func goesBack(_ step: String = "go back", showing picture: Picture, lookAt: String = atOnce) throws {
        try does(step, showing: picture, lookAt: lookAt) { try $0.goBack() }
    }

    /// Does something under a name of its own, such as a touch that is held.
    @discardableResult
    func does<Result>(
        _ step: String, showing picture: Picture, lookAt: String = atOnce, _ action: (Screen) throws -> Result
    ) throws -> Result {
        steps.append(step)
        let result: Result
        do {
            result = try action(screen)
        } catch let error as ScreenError {
            // Its first line says why; the drawing comes with the failure.
            let reason = error.description.prefix { $0 != "\n" }
            throw failure(
                expected: "this can be done", found: String(reason),
                lookAt: "the control's title, whether it is hidden or disabled, and what covers it")
        }
        try seesNow(picture, lookAt: lookAt)
        return result
    }

    /// Something happens to what is stored that the user has not done.
    func meanwhile(_ event: String, _ change: (AppFolder) throws -> Void) throws {
        steps.append("meanwhile: \(event)")
        try change(folder)
    }

    /// Something happens at the server that the user has not done.
    func serverEvent(_ event: String, _ change: (StubServer) -> Void) {
        steps.append("meanwhile: \(event)")
        server.map(change)
    }

    static let atOnce = "what this leads to at once, before any answer has come"

    // MARK: Seeing

    /// The screen as it is now.
    var screen: Screen {
        guard let launched else { preconditionFailure("a journey starts with launches()") }
        return launched
    }

    /// Looks once: for what has to be there before anything else can happen.
    func seesNow(_ picture: Picture, lookAt: String) throws {
        let found = Picture(of: screen)
        guard found == expected(picture) else { throw failure(of: [picture], found: found, lookAt: lookAt) }
        remembers(picture)
    }

    /// The picture with the change that is made on the rung.
    func expected(_ picture: Picture) -> Picture { journey.adaptation(picture) }

    /// Remembers a picture that was seen to be right.
    func remembers(_ picture: Picture) {
        latest = picture
        looking(screen)
    }

    // MARK: Failing

    /// What is seen is none of these pictures: told by the one that it is nearest to.
    func failure(of pictures: [Picture], found: Picture, lookAt: String) -> any Error {
        let differences = pictures.compactMap { PictureDifference(expected: expected($0), found: found) }
        guard let nearest = differences.min(by: { $0.count < $1.count }) else {
            return failure(expected: pictures.map(\.name).joined(separator: ", or "), found: found.name, lookAt: lookAt)
        }
        return failure(expected: nearest.expected, found: nearest.found, lookAt: lookAt, picture: nearest.text)
    }

    func failure(expected: String, found: String, lookAt: String, picture: String? = nil) -> JourneyFailure {
        JourneyFailure(
            journey: journey, rung: rung, steps: steps, expected: expected, found: found, picture: picture,
            lookAt: lookAt, screen: screen.render())
    }
}
