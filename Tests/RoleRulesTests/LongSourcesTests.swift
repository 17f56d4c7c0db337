import RoleRules
import SourceModel
import Testing

/// Each of these would run practically forever if a rule walked the same path again for each of its steps.
@Suite("What is long is judged as what is short")
struct LongSourcesTests {
    let contract = """
        protocol ItemsList_DisplayUI: AnyObject { func display(items: [String]) }
        protocol ItemsList_HandleUIEvents: AnyObject {}
        """

    func messages(_ rule: String, _ director: String) throws -> [String] {
        let sources = try Sources(files: [
            (path: "Items/List/ItemsListContract.swift", text: contract),
            (path: "Items/List/ItemsListDirector.swift", text: director),
        ])
        return try sources.violations(of: .viperS, rules: [rule]).map(\.what)
    }

    @Test("follows a name through thousands of locals that take it from each other", arguments: [true, false])
    func locals(isCalled: Bool) throws {
        let again = String(repeating: "        guard let ui = ui else { return }\n", count: 5_000)
        let found = try messages(
            "role-methods-have-callers",
            """
            final class ItemsListDirector: ItemsList_HandleUIEvents {
                weak var ui: ItemsList_DisplayUI?
                func show() {
            \(again)
                    \(isCalled ? "ui" : "other").display(items: [])
                }
                weak var other: ItemsList_HandleUIEvents?
            }
            """)
        #expect(found == (isCalled ? [] : ["nobody calls display(items:) of ItemsList_DisplayUI"]))
    }

    @Test("walks around a circle of thousands of types")
    func circle() throws {
        let steps = (0..<5_000).map { "final class Step\($0) { var next: Step\($0 + 1)? }\n" }.joined()
        let found = try messages(
            "no-strong-cycles",
            """
            final class ItemsListDirector: ItemsList_HandleUIEvents { var first: Step0? }
            \(steps)
            final class Step5000 { var delegate: ItemsListDirector? }
            """)
        let starts = found.map { $0.prefix { $0 != ":" } }
        #expect(starts == ["Step5000 holds delegate strongly, in a circle that is never freed"])
        #expect(found.first?.hasSuffix("Step4999.next -> Step5000") == true)
    }

    @Test("finds each of a thousand circles through one actor")
    func circles() throws {
        let properties = (0..<1_000).map { "    var helper\($0): Helper\($0)?\n" }.joined()
        let helpers = (0..<1_000).map { "final class Helper\($0) { var owner: ItemsListDirector? }\n" }.joined()
        let found = try messages(
            "no-strong-cycles",
            "final class ItemsListDirector: ItemsList_HandleUIEvents {\n\(properties)}\n\(helpers)")
        #expect(Set(found).count == 1_000)
    }

    @Test("goes up a line of thousands of superclasses")
    func superclasses() throws {
        let classes = (0..<5_000).map { "class Base\($0): Base\($0 + 1) {}\n" }.joined()
        let found = try messages(
            "worker-knows-only-presenter", "final class ItemsListWorker: Base0 { let other: Base1 }\n\(classes)")
        #expect(found == [])
    }

    @Test(
        "judges thousands of actors who share two protocols, each pair in a circle of its own or all in one",
        arguments: ["viper", "viper-s", "clean-viper"], [true, false])
    func shared(_ name: String, inPairs: Bool) throws {
        let architecture = try #require(Architecture.all.first { $0.name == name })
        let actors = (0..<2_000).map {
            """
            class M\($0)Presenter: PresenterProtocol { var view: ViewProtocol?; func go() { view?.show() } }
            class \(inPairs ? "M" : "Other")\($0)ViewController: UIViewController, ViewProtocol {
                var presenter: PresenterProtocol?
                func show() { presenter?.go() }
            }

            """
        }
        let text = """
            protocol ViewProtocol { func show() }
            protocol PresenterProtocol { func go() }
            class HomeUseCase {}
            class HomeDirector {}
            \(actors.joined())
            """
        let found = try Sources(files: [(path: "Home/Home.swift", text: text)]).violations(
            of: architecture, rules: ["no-strong-cycles", "back-references-weak", "role-methods-have-callers"])
        let cycles = found.filter { $0.rule == "no-strong-cycles" }.map(\.what)
        #expect(cycles.count == (name == "viper-s" ? 0 : inPairs ? 2_000 : 1))
        let way = "M0Presenter.view -> \(inPairs ? "M" : "Other")0ViewController.presenter -> M0Presenter"
        let first = "M0Presenter holds view strongly, in a circle that is never freed: \(way)"
        // In Clean VIPER, a ViewController without its own module isn't an actor, so that edge differs.
        if name == "viper" || name == "clean-viper" && inPairs { #expect(cycles.first == first) }
        #expect(found.allSatisfy { $0.rule != "role-methods-have-callers" })
    }

    @Test(
        "asks whether a protocol is one of classes, up a line of thousands and around a circle",
        arguments: [true, false])
    func refinements(isCircle: Bool) throws {
        let last = isCircle ? "P0" : "AnyObject"
        let protocols = (0..<20_000).map { "protocol P\($0): P\($0 + 1) {}\n" }.joined() + "protocol P20000: \(last) {}"
        let files = [
            (path: "Home/HomeView.swift", text: "class HomeView: UIViewController { var presenter: HomePresenter? }"),
            (path: "Home/HomePresenter.swift", text: "class HomePresenter { var view: HomeViewProtocol? }"),
            (path: "Home/HomeViewProtocol.swift", text: "protocol HomeViewProtocol: P0 {}"),
            (path: "Home/Line.swift", text: protocols),
        ]
        let found = try Sources(files: files).violations(of: .viper, rules: ["back-references-weak"])
        let ending = isCircle ? ", and bind HomeViewProtocol to AnyObject" : ""
        #expect(found.map(\.fix) == ["declare it `weak var view: HomeViewProtocol?`\(ending)"])
    }

    @Test("places thousands of types that lie in the folder of a role")
    func folder() throws {
        let types = (0..<20_000).map { "class Thing\($0) { var next: Thing\($0 + 1)? }\n" }.joined()
        let found = try Sources(files: [
            (path: "Presenters/Things.swift", text: types),
            (path: "Views/HomeView.swift", text: "class HomeView: UIView {}"),
        ]).violations(of: .viper, rules: ["edges-are-protocols"])
        #expect(found == [])
    }
}
