import Typesetting

/// The suites of the actors that need UIKit: the Scene and the Navigator.
struct ViperSScreenSuites {
    let module: NewModule
    let target: String
    private var name: String { module.name.joined }
    private var frame: SuiteTemplate { SuiteTemplate(module: module, target: target) }
    private var spies: String { name + "Spies" }

    // MARK: - Scene

    var scene: String {
        frame.screenFile(
            "Scene", "The Scene of \(name) shows what it is told and passes on what happens",
            [sceneParts, ready, title, rows, loading] + module.events.map(passesOn))
    }

    /// Each test creates its own Scene rather than the suite, so that a screen is released on the main actor.
    private var sceneParts: [String] {
        Code.lines {
            "private let log = \(spies).Log()"
            ""
            "private func loadedScene() -> \(name)Scene {"
            "    let scene = \(name)Scene(eventsHandler: \(spies).EventsHandler(log))"
            "    _ = scene.view"
            "    return scene"
            "}"
        }
    }

    private var ready: [String] {
        frame.test("says once that it is ready", "ready") {
            "let scene = loadedScene()"
            "#expect(scene.isViewLoaded)"
            frame.expect(["eventsHandler.onUIReady()"])
        }
    }

    private var title: [String] {
        frame.test("shows its title", "title") {
            "let scene = loadedScene()"
            "scene.display(title: \"A title\")"
            "#expect(scene.title == \"A title\")"
        }
    }

    private var rows: [String] {
        guard let fetch = module.fetch else { return [] }
        return frame.test("shows a row for each of the \(fetch.plural)", "\(fetch.plural)Rows") {
            "let scene = loadedScene()"
            "scene.display(\(fetch.plural): [\(module.entity)UI(name: \"A\"), \(module.entity)UI(name: \"B\")])"
            "#expect(scene.tableView(scene.table, numberOfRowsInSection: 0) == 2)"
            "let cell = scene.tableView(scene.table, cellForRowAt: IndexPath(row: 1, section: 0))"
            "#expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == \"B\")"
        }
    }

    private var loading: [String] {
        guard module.isLoading else { return [] }
        return frame.test("shows that it works, and what went wrong", "loading") {
            "let scene = loadedScene()"
            "scene.display(loading: true)"
            "#expect(scene.loader.isAnimating)"
            module.events.map { "#expect(!scene.\($0.button).isEnabled)" }
            "scene.display(loading: false)"
            "#expect(!scene.loader.isAnimating)"
            module.events.map { "#expect(scene.\($0.button).isEnabled)" }
            "scene.display(error: \"It did not work.\")"
            "#expect(scene.errorLabel.text == \"It did not work.\")"
        }
    }

    private func passesOn(_ event: ModuleEvent) -> [String] {
        frame.test("passes on the tap on \(event.title)", SwiftWord.variableName(from: event.stem) + "Tap") {
            "let scene = loadedScene()"
            "log.messages = []"
            "scene.\(event.button).sendActions(for: .touchUpInside)"
            frame.expect(["eventsHandler.on\(event.stem)()"])
        }
    }

    // MARK: - Navigator

    var navigator: String {
        frame.screenFile(
            "Navigator", "The Navigator of \(name) builds it and leads back from it",
            [navigatorParts, madeModule, connected, held] + goesBack)
    }

    private var navigatorParts: [String] {
        Code.lines {
            "private let log = \(spies).Log()"
            if module.hasDelegate { "private let delegate = \(spies).Delegate(\(spies).Log())" }
        }
    }

    private var madeModule: [String] {
        let given =
            (module.hasData ? ["with: \(spies).Store(log)"] : []) + (module.hasDelegate ? ["delegate: delegate"] : [])
        return Code.lines {
            "private func makeScene() throws -> \(name)Scene {"
            "    try #require(\(name)Navigator.makeModule(\(given.joined(separator: ", "))) as? \(name)Scene)"
            "}"
        }
    }

    private var connected: [String] {
        frame.test("connects all actors with each other", "makeModule", throws: true) {
            "let scene = try makeScene()"
            "let director = try #require(scene.eventsHandler as? \(name)Director)"
            "#expect(director.ui === scene)"
            if module.hasDelegate { "#expect(director.delegate === delegate)" }
            if module.hasData {
                "let worker = try #require(director.dataManager as? \(name)Worker)"
                "#expect(worker.presenter === director)"
            }
            if !module.events.isEmpty {
                "let navigator = try #require(director.navigator as? \(name)Navigator)"
                "#expect(navigator.viewController === scene)"
            }
        }
    }

    private var held: [String] {
        frame.test("the screen holds its actors, and lets go of them when it goes", "lifetime", throws: true) {
            "var scene: \(name)Scene? = try makeScene()"
            "let director = { [weak object = scene?.eventsHandler as? \(name)Director] in object }"
            if module.hasData { "let worker = { [weak object = director()?.dataManager as? \(name)Worker] in object }" }
            "#expect(director() != nil)"
            if module.hasData { "#expect(worker() != nil)" }
            "scene = nil"
            "#expect(director() == nil)"
            if module.hasData { "#expect(worker() == nil)" }
        }
    }

    private var goesBack: [[String]] {
        guard !module.events.isEmpty else { return [] }
        return [
            frame.test("goes back to where it was opened", "goBack", throws: true) {
                "let scene = try makeScene()"
                "let opener = UIViewController()"
                "let stack = UINavigationController(rootViewController: opener)"
                "stack.pushViewController(scene, animated: false)"
                "try #require(scene.eventsHandler as? \(name)Director).navigator.goBack()"
                "#expect(stack.topViewController === opener)"
            }
        ]
    }
}
