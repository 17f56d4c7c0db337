import HeadlessUIKit
import Testing

@testable import Lesson16Errata

@Suite("Letting go of the Scene frees every actor")
struct OwnershipTests {
    private let store = NotesStore(notes: [.dentist])

    @Test("as it was copied, nothing is freed")
    func copied() throws {
        let watched = try watch(CopiedListNavigator.makeModule(with: store))
        withKnownIssue("ui and presenter are strong") {
            #expect(watched.alive == [])
        }
        #expect(watched.alive == ["Scene", "Director", "Worker", "Navigator"])
    }

    @Test("fixed, everything is freed")
    func mended() throws {
        let watched = try watch(MendedListNavigator.makeModule(with: store))
        #expect(watched.alive == [])
    }

    @Test("with ui weak and presenter strong, the Scene alone is freed")
    func weakUI() throws {
        let watched = try watch(wire(ui: WeakUI.init, presenter: { $0 }))
        #expect(watched.alive == ["Director", "Worker", "Navigator"])
    }

    @Test("with presenter weak and ui strong, nothing is freed")
    func weakPresenter() throws {
        let watched = try watch(wire(ui: { $0 }, presenter: WeakPresenter.init))
        #expect(watched.alive == ["Scene", "Director", "Worker", "Navigator"])
    }

    @Test("with both weak, everything is freed")
    func bothWeak() throws {
        let watched = try watch(wire(ui: WeakUI.init, presenter: WeakPresenter.init))
        #expect(watched.alive == [])
    }

    /// Holds the module's objects weakly, so that the module is let go of when this returns.
    private func watch(_ module: UIViewController) throws -> Watched {
        var watched = Watched()
        watched.add("Scene", module)
        if let director = (module as? CopiedListScene)?.eventsHandler as? CopiedListDirector {
            watched.add("Director", director)
            watched.add("Worker", try #require(director.dataManager as? CopiedListWorker))
            watched.add("Navigator", try #require(director.navigator as? CopiedListNavigator))
        } else {
            let director = try #require((module as? MendedListScene)?.eventsHandler as? MendedListDirector)
            watched.add("Director", director)
            watched.add("Worker", try #require(director.dataManager as? MendedListWorker))
        }
        return watched
    }

    /// The copied actors, connected as `makeModule` does, except for the two references that point back.
    private func wire(
        ui: (CopiedListScene) -> any CopyList_DisplayUI, presenter: (CopiedListDirector) -> any CopiedList_PresentData
    ) -> UIViewController {
        let worker = CopiedListWorker(store: store)
        let director = CopiedListDirector(dataManager: worker, navigator: CopiedListNavigator())
        let scene = CopiedListScene(eventsHandler: director)
        director.ui = ui(scene)
        worker.presenter = presenter(director)
        return scene
    }
}
