import HeadlessUIKit
import Testing

@testable import Journeys

@Suite("What the journeys follow from a screen to find what it keeps")
struct ObjectGraphTests {
    private final class Gateway {}

    private final class Presenter {
        let gateway: Gateway

        init(_ gateway: Gateway) {
            self.gateway = gateway
        }
    }

    private final class Page: UIViewController {
        var presenter: Presenter?
    }

    /// The app's own navigation stack, which owns the objects that all pages use.
    private final class Router: UINavigationController {
        var gateway: Gateway?
    }

    private let gateway = Gateway()
    private let shown = Page()
    private let router: Router

    init() {
        shown.presenter = Presenter(gateway)
        router = Router(rootViewController: shown)
        router.gateway = gateway
    }

    private func names(_ graph: ObjectGraph) -> [String] {
        graph.held(ofModule: "JourneysTests").map { $0.name.split(separator: ".").last.map(String.init) ?? "" }.sorted()
    }

    @Test("a page leads to all that it keeps, and not to the stack that it is in")
    func page() {
        #expect(names(ObjectGraph(from: [shown])) == ["Gateway", "Page", "Presenter"])
    }

    @Test("a stack leads to what the app has it keep, and to none of its pages")
    func stack() {
        #expect(names(ObjectGraph(from: [], in: [router])) == ["Gateway"])
        #expect(names(ObjectGraph(from: [], in: [UINavigationController(rootViewController: shown)])) == [])
    }

    @Test("so what a page shares with its stack does not count as the page's")
    func shared() {
        let known = ObjectGraph(from: [], in: [router]).identities
        #expect(names(ObjectGraph(from: [shown], borders: known)) == ["Page", "Presenter"])
    }
}
