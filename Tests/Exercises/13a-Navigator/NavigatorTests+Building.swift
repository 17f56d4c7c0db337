import ExerciseSupport
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise13a

extension NavigatorTests {
    @Test("13a.1 the actors of each module are made and connected", arguments: Module.allCases)
    func actorsAreConnected(_ module: Module) {
        let harness = Harness(module)
        guard let scene = harness.scene, let connection = Connection.missing(in: module, of: scene) else { return }
        expect(
            false,
            .teaching(
                expected: "makeModule of the \(module.name) connects its actors: \(module.cast)",
                happened: connection.missing, why: connection.why,
                look: Self.look(module, "makeModule: who is made, and who is told of whom?")))
    }

    @Test("13a.1 each call makes a module of its own", arguments: Module.allCases)
    func everyModuleIsNew(_ module: Module) {
        let (first, second) = (Harness(module), Harness(module))
        let isSameDirector = first.director != nil && first.director === second.director
        let shared =
            first.scene === second.scene
            ? "the same Scene, twice" : isSameDirector ? "two Scenes that share a Director" : nil
        expect(
            shared == nil,
            .teaching(
                expected: "makeModule of the \(module.name), called twice, makes two modules",
                happened: "it answered with \(shared ?? "")",
                why: "a person who opens a second book sees the first one, or both screens change at once",
                look: Self.look(module, "makeModule: is something kept from one call to the next?")))
    }

    @Test("13a.1 a module that was made has not begun", arguments: Module.allCases)
    func buildingStartsNothing(_ module: Module) {
        let log = MessageLog()
        let (store, delegate) = (StoreSpy(Books.all, log: log), DelegateSpy("delegate", log: log))
        let scene = module.make(store: store, delegate: delegate)
        let said = log.messages.first.map { "\($0) was said" }
        let begun = scene.isViewLoaded ? "its view was loaded" : said
        expect(
            begun == nil,
            .teaching(
                expected: "makeModule of the \(module.name) makes and connects, and starts nothing", happened: begun,
                why: "UIKit loads a screen when it is about to appear, and the Scene then says that it is ready",
                look: Self.look(module, "makeModule: what is done there besides making and connecting?")))
    }

    @Test("13a.1 the app shows the books of its store, by its clock")
    func theListShowsItsBooks() async {
        do {
            let visit = try await Visit()
            expect(
                visit.screen.color(of: "Orlando") == .systemRed,
                .teaching(
                    expected: "Orlando, due on May 17, is red on May 20, by the clock that was passed in",
                    happened: "it is not red", screen: visit.screen.render(),
                    why: "what is overdue depends on what time it is, and the app says which clock counts",
                    look: Self.look(.list, "makeModule: which clock does the Director have?")))
        } catch {
            Issue.record(
                error,
                .teaching(
                    expected: "the app starts on its list, which shows the three books of the store",
                    why: "only actors that are connected can show the books together",
                    look: Self.look(.list, "makeModule: who is told of whom, and who gets what?")))
        }
    }
}

extension Module {
    /// As messages name it.
    var name: String {
        switch self {
        case .list: "list"
        case .book: "book's screen"
        case .lend: "screen for lending"
        }
    }

    /// Its actors, in words.
    var cast: String { "Scene, Director, \(self == .book ? "" : "Worker, ")Navigator" }
}
