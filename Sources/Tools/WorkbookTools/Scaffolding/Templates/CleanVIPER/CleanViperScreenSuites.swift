import Typesetting

/// The suites of the actors that need UIKit: the view controller, the connector and the router.
struct CleanViperScreenSuites {
    let module: NewModule
    let target: String
    private var name: String { module.name.joined }
    private var frame: SuiteTemplate { SuiteTemplate(module: module, target: target) }
    private var spies: String { name + "Spies" }

    /// A view controller with a real stack behind it, and a spy for the gateway.
    private var parts: [String] {
        let given =
            (module.hasData ? ["entityGateway: \(spies).EntityGateway(log)"] : [])
            + (module.hasDelegate ? ["delegate: delegate"] : [])
        return Code.lines {
            "private let log = \(spies).Log()"
            if module.hasDelegate { "private let delegate = \(spies).Delegate(\(spies).Log())" }
            ""
            "private func makeViewController() -> \(name)ViewController {"
            "    \(name)Connector.makeViewController("
            "        \(given.joined(separator: ", ")))"
            "}"
        }
    }

    // MARK: - View controller

    var viewController: String {
        frame.screenFile(
            "ViewController", "The view controller of \(name) shows what it is told and passes on what happens",
            [parts, ready, rows, loading] + module.events.map(passesOn))
    }

    private var ready: [String] {
        frame.test("passes on that it is ready, and shows its title", "ready") {
            "let viewController = makeViewController()"
            "_ = viewController.view"
            "#expect(viewController.title == \"\(module.name.title)\")"
            if let fetch = module.fetch { frame.expect(["entityGateway.load\(fetch.title)()"]) }
        }
    }

    private var rows: [String] {
        guard module.fetch != nil else { return [] }
        return frame.test("shows the rows of its presenter", "rows") {
            "let viewController = makeViewController()"
            "_ = viewController.view"
            "viewController.presenter.present(model: \(name)PresentationModel(name: \"A\"))"
            "#expect(viewController.tableView(viewController.table, numberOfRowsInSection: 0) == 1)"
            "let cell = viewController.tableView("
            "    viewController.table, cellForRowAt: IndexPath(row: 0, section: 0))"
            "#expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == \"A\")"
        }
    }

    private var loading: [String] {
        guard module.isLoading, let start = module.fetch?.title ?? module.events.first?.stem else { return [] }
        let end = module.fetch == nil ? "\(start)Error" : start
        return frame.test("shows that it works, and what went wrong", "loading") {
            "let viewController = makeViewController()"
            "_ = viewController.view"
            "viewController.show\(start)Start()"
            "#expect(viewController.loader.isAnimating)"
            module.events.map { "#expect(!viewController.\($0.button).isEnabled)" }
            "viewController.show\(end)(message: \"It did not work.\")"
            "#expect(!viewController.loader.isAnimating)"
            "#expect(viewController.errorLabel.text == \"It did not work.\")"
        }
    }

    private func passesOn(_ event: ModuleEvent) -> [String] {
        frame.test("passes on the tap on \(event.title)", SwiftWord.variableName(from: event.stem) + "Tap") {
            "let opener = UIViewController()"
            "let stack = UINavigationController(rootViewController: opener)"
            "let viewController = makeViewController()"
            "stack.pushViewController(viewController, animated: false)"
            "_ = viewController.view"
            "log.messages = []"
            "viewController.\(event.button).sendActions(for: .touchUpInside)"
            if module.hasData { frame.expect(["entityGateway.\(event.job)()"]) }
            "#expect(stack.topViewController === opener)"
        }
    }

    // MARK: - Connector

    var connector: String {
        frame.screenFile(
            "Connector", "The connector of \(name) connects the whole stack",
            [parts, connected, held])
    }

    private var connected: [String] {
        frame.test("connects the presenter with its output", "connected") {
            "let viewController = makeViewController()"
            "#expect(viewController.presenter.output === viewController)"
            if module.hasDelegate { "#expect(viewController.presenter.delegate === delegate)" }
        }
    }

    private var held: [String] {
        frame.test("the screen holds its stack, and lets go of it when it goes", "lifetime") {
            "var viewController: \(name)ViewController? = makeViewController()"
            "let presenter = { [weak object = viewController?.presenter] in object }"
            "#expect(presenter() != nil)"
            "viewController = nil"
            "#expect(presenter() == nil)"
        }
    }

    // MARK: - Router

    var router: String {
        guard !module.events.isEmpty else { return "" }
        return frame.screenFile(
            "Router", "The router of \(name) leads back from it",
            [
                frame.test("goes back to where the screen was opened", "done") {
                    "let opener = UIViewController()"
                    "let screen = UIViewController()"
                    "let stack = UINavigationController(rootViewController: opener)"
                    "stack.pushViewController(screen, animated: false)"
                    "let router = \(name)Router()"
                    "router.viewController = screen"
                    "router.eventDone()"
                    "#expect(stack.topViewController === opener)"
                }
            ])
    }
}
