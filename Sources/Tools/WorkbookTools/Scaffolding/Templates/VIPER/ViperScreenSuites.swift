import Typesetting

/// The suites of the actors that need UIKit: the view and the wireframe.
struct ViperScreenSuites {
    let module: NewModule
    let target: String
    private var name: String { module.name.joined }
    private var frame: SuiteTemplate { SuiteTemplate(module: module, target: target) }
    private var spies: String { name + "Spies" }

    // MARK: - View

    var view: String {
        frame.screenFile(
            "View", "The view of \(name) shows what it is told and passes on what happens",
            [viewParts, ready, title, rows, loading] + module.events.map(passesOn))
    }

    /// Each test creates its own view rather than the suite, so that a screen is released on the main actor.
    private var viewParts: [String] {
        Code.lines {
            "private let log = \(spies).Log()"
            ""
            "private func loadedView() -> \(name)View {"
            "    let view = \(name)View()"
            "    view.presenter = \(spies).Presenter(log)"
            "    _ = view.view"
            "    return view"
            "}"
        }
    }

    private var ready: [String] {
        frame.test("says once that it is loaded", "ready") {
            "let view = loadedView()"
            "#expect(view.isViewLoaded)"
            frame.expect(["presenter.viewDidLoad()"])
        }
    }

    private var title: [String] {
        frame.test("shows its title", "title") {
            "let view = loadedView()"
            "view.show(title: \"A title\")"
            "#expect(view.title == \"A title\")"
        }
    }

    private var rows: [String] {
        guard module.fetch != nil else { return [] }
        return frame.test("shows its rows", "rows") {
            "let view = loadedView()"
            "view.show(rows: [\(name)Row(name: \"A\"), \(name)Row(name: \"B\")])"
            "#expect(view.tableView(view.table, numberOfRowsInSection: 0) == 2)"
            "let cell = view.tableView(view.table, cellForRowAt: IndexPath(row: 1, section: 0))"
            "#expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == \"B\")"
        }
    }

    private var loading: [String] {
        guard module.isLoading else { return [] }
        return frame.test("shows that it works, and what went wrong", "loading") {
            "let view = loadedView()"
            "view.showLoader()"
            "#expect(view.loader.isAnimating)"
            module.events.map { "#expect(!view.\($0.button).isEnabled)" }
            "view.hideLoader()"
            "#expect(!view.loader.isAnimating)"
            module.events.map { "#expect(view.\($0.button).isEnabled)" }
            "view.show(error: \"It did not work.\")"
            "#expect(view.errorLabel.text == \"It did not work.\")"
        }
    }

    private func passesOn(_ event: ModuleEvent) -> [String] {
        frame.test("passes on the tap on \(event.title)", SwiftWord.variableName(from: event.stem) + "Tap") {
            "let view = loadedView()"
            "log.messages = []"
            "view.\(event.button).sendActions(for: .touchUpInside)"
            frame.expect(["presenter.userDidTap\(event.stem)()"])
        }
    }

    // MARK: - Wireframe

    var wireFrame: String {
        frame.screenFile(
            "WireFrame", "The wireframe of \(name) builds it, shows it and leads back from it",
            [wireFrameParts, presented, connected, held] + goesBack)
    }

    private var wireFrameParts: [String] {
        Code.lines {
            "private let log = \(spies).Log()"
            if module.hasDelegate { "private let delegate = \(spies).Delegate(\(spies).Log())" }
        }
    }

    private var presented: [String] {
        let given =
            ["from: opener"] + (module.hasData ? ["store: \(spies).Store(log)"] : [])
            + (module.hasDelegate ? ["delegate: delegate"] : [])
        return Code.lines {
            "private func presentedView(on stack: UINavigationController) throws -> \(name)View {"
            "    let opener = try #require(stack.topViewController)"
            "    \(name)WireFrame.present\(name)Module("
            "        \(given.joined(separator: ", ")))"
            "    return try #require(stack.topViewController as? \(name)View)"
            "}"
        }
    }

    private var connected: [String] {
        frame.test("shows the module with all actors connected", "presentModule", throws: true) {
            "let stack = UINavigationController(rootViewController: UIViewController())"
            "let view = try presentedView(on: stack)"
            "let presenter = try #require(view.presenter as? \(name)Presenter)"
            "#expect(presenter.view === view)"
            if module.hasDelegate { "#expect(presenter.delegate === delegate)" }
            if module.hasData {
                "let interactor = try #require(presenter.interactor as? \(name)Interactor)"
                "#expect(interactor.presenter === presenter)"
                "#expect(interactor.localDatamanager is \(name)LocalDataManager)"
            }
            if !module.events.isEmpty { "#expect(presenter.wireFrame is \(name)WireFrame)" }
        }
    }

    private var held: [String] {
        frame.test("the screen holds its actors, and lets go of them when it goes", "lifetime", throws: true) {
            "let opener = UIViewController()"
            "let stack = UINavigationController(rootViewController: opener)"
            "var view: \(name)View? = try presentedView(on: stack)"
            "let presenter = { [weak object = view?.presenter as? \(name)Presenter] in object }"
            if module.hasData {
                "let interactor = { [weak object = presenter()?.interactor as? \(name)Interactor] in object }"
            }
            "#expect(presenter() != nil)"
            if module.hasData { "#expect(interactor() != nil)" }
            "stack.viewControllers = [opener]"
            "view = nil"
            "#expect(presenter() == nil)"
            if module.hasData { "#expect(interactor() == nil)" }
        }
    }

    private var goesBack: [[String]] {
        guard !module.events.isEmpty else { return [] }
        return [
            frame.test("goes back to where it was opened", "goBack", throws: true) {
                "let opener = UIViewController()"
                "let stack = UINavigationController(rootViewController: opener)"
                "let view = try presentedView(on: stack)"
                "try #require(view.presenter as? \(name)Presenter).wireFrame?.goBack()"
                "#expect(stack.topViewController === opener)"
            }
        ]
    }
}
