import Typesetting

/// The suites of the actors that need no screen: Director and Worker.
struct ViperSSuites {
    let module: NewModule
    let target: String
    private var name: String { module.name.joined }
    private var frame: SuiteTemplate { SuiteTemplate(module: module, target: target) }
    private var spies: String { name + "Spies" }

    // MARK: - Director

    var director: String {
        frame.file(
            "Director", "The Director of \(name) decides what is shown and what follows",
            [directorParts, directorSetUp, ready] + fetchTests + module.events.flatMap { eventTests($0) })
    }

    private var directorParts: [String] {
        Code.lines {
            "private let log = \(spies).Log()"
            "private let ui: \(spies).UI"
            if module.hasDelegate { "private let delegate: \(spies).Delegate" }
            "private let director: \(name)Director"
        }
    }

    private var directorSetUp: [String] {
        let given =
            (module.hasData ? ["dataManager: \(spies).DataManager(log)"] : [])
            + (module.events.isEmpty ? [] : ["navigator: \(spies).Navigator(log)"])
        return Code.lines {
            "init() {"
            "    ui = \(spies).UI(log)"
            if module.hasDelegate { "    delegate = \(spies).Delegate(log)" }
            "    director = \(name)Director(\(given.isEmpty ? ")" : "")"
            if !given.isEmpty { "        " + given.joined(separator: ", ") + ")" }
            "    director.ui = ui"
            if module.hasDelegate { "    director.delegate = delegate" }
            "}"
        }
    }

    private var ready: [String] {
        let title = "ui.display(title: \(module.name.title))"
        guard let fetch = module.fetch else {
            return frame.test("displays the title when the screen is ready", "ready") {
                "director.onUIReady()"
                frame.expect([title])
            }
        }
        return frame.test("displays the title and fetches the \(fetch.plural) when the screen is ready", "ready") {
            "director.onUIReady()"
            frame.expect([title, "ui.display(loading: true)", "dataManager.fetch\(fetch.title)()"])
        }
    }

    private var fetchTests: [[String]] {
        guard let fetch = module.fetch else { return [] }
        return [
            frame.test("displays what was fetched, in its order", "fetched") {
                "director.present(\(fetch.plural): [\(module.entity)(name: \"B\"), \(module.entity)(name: \"A\")])"
                frame.expectInAnyOrder([#"ui.display(\#(fetch.plural): [\"B\", \"A\"])"#, "ui.display(loading: false)"])
            },
            frame.test("says that nothing could be fetched", "fetchError") {
                "director.presentFetchError()"
                frame.expectInAnyOrder([
                    "ui.display(loading: false)", "ui.display(error: The \(fetch.plural) could not be loaded.)",
                ])
            },
        ]
    }

    private func eventTests(_ event: ModuleEvent) -> [[String]] {
        let word = SwiftWord.variableName(from: event.stem)
        let news = (module.hasDelegate ? ["delegate.did\(event.stem)()"] : []) + ["navigator.goBack()"]
        let goes = module.hasDelegate ? "tells the delegate before it goes back" : "goes back"
        guard module.hasData else {
            return [
                frame.test("\(goes) after \(event.title)", word + "Event") {
                    "director.on\(event.stem)()"
                    frame.expect(news)
                }
            ]
        }
        return [
            frame.test("has the data do what \(event.title) asks for", word + "Event") {
                "director.on\(event.stem)()"
                frame.expect(["ui.display(loading: true)", "dataManager.\(event.job)()"])
            },
            frame.test("does nothing on a second \(event.title) while the first is under way", word + "Twice") {
                "director.on\(event.stem)()"
                "director.on\(event.stem)()"
                frame.expect(["ui.display(loading: true)", "dataManager.\(event.job)()"])
            },
            frame.test("can be asked again when \(event.title) was not done", word + "Again") {
                "director.on\(event.stem)()"
                "director.present\(event.stem)Error()"
                "director.on\(event.stem)()"
                "#expect(log.messages.filter { $0 == \"dataManager.\(event.job)()\" }.count == 2)"
            },
            frame.test("\(goes) when \(event.title) was done", word + "Success") {
                "director.present\(event.stem)Success()"
                frame.expect(["ui.display(loading: false)"] + news)
            },
            frame.test("stays and says so when \(event.title) was not done", word + "Error") {
                "director.present\(event.stem)Error()"
                frame.expectInAnyOrder([
                    "ui.display(loading: false)", "ui.display(error: \(event.title) did not work.)",
                ])
            },
        ]
    }

    // MARK: - Worker

    var worker: String {
        frame.file(
            "Worker", "The Worker of \(name) does its jobs and tells how they ended, once",
            [workerParts, workerSetUp] + workerFetch + module.events.flatMap(workerJobs))
    }

    private var workerParts: [String] {
        Code.lines {
            "private let log = \(spies).Log()"
            "private let store: \(spies).Store"
            "private let presenter: \(spies).Presenter"
            "private let worker: \(name)Worker"
        }
    }

    private var workerSetUp: [String] {
        Code.lines {
            "init() {"
            "    store = \(spies).Store(log)"
            "    presenter = \(spies).Presenter(log)"
            "    worker = \(name)Worker(store: store)"
            "    worker.presenter = presenter"
            "}"
        }
    }

    private var workerFetch: [[String]] {
        guard let fetch = module.fetch else { return [] }
        return [
            frame.test("presents the \(fetch.plural)", "fetch") {
                "store.\(fetch.plural) = .success([\(module.entity)(name: \"A\")])"
                "worker.fetch\(fetch.title)()"
                frame.expect(["store.load\(fetch.title)()", #"presenter.present(\#(fetch.plural): [\"A\"])"#])
            },
            frame.test("presents an error when there is no getting the \(fetch.plural)", "fetchError") {
                "store.\(fetch.plural) = .failure(\(spies).Failure())"
                "worker.fetch\(fetch.title)()"
                frame.expect(["store.load\(fetch.title)()", "presenter.presentFetchError()"])
            },
        ]
    }

    private func workerJobs(_ event: ModuleEvent) -> [[String]] {
        let word = SwiftWord.variableName(from: event.stem)
        return [
            frame.test("presents success when \(event.title) was done", word + "Success") {
                "worker.\(event.job)()"
                frame.expect(["store.\(event.job)()", "presenter.present\(event.stem)Success()"])
            },
            frame.test("presents an error when \(event.title) was not done", word + "Error") {
                "store.outcome = .failure(\(spies).Failure())"
                "worker.\(event.job)()"
                frame.expect(["store.\(event.job)()", "presenter.present\(event.stem)Error()"])
            },
        ]
            + frame.lateNews(
                of: event, to: "presenter", double: "Presenter", asker: "worker", store: "store",
                says: ["store.\(event.job)()", "presenter.present\(event.stem)Success()"])
    }
}
