import Typesetting

/// The suites of the interactor and of the data manager.
struct ViperDataSuites {
    let module: NewModule
    let target: String
    private var name: String { module.name.joined }
    private var frame: SuiteTemplate { SuiteTemplate(module: module, target: target) }
    private var spies: String { name + "Spies" }

    // MARK: - Interactor

    var interactor: String {
        frame.file(
            "Interactor", "The interactor of \(name) does its job and reports how it ended, once",
            [interactorParts, interactorSetUp] + interactorFetch + module.events.flatMap(interactorJobs))
    }

    private var interactorParts: [String] {
        Code.lines {
            "private let log = \(spies).Log()"
            "private let output: \(spies).Output"
            "private let dataManager: \(spies).DataManager"
            "private let interactor = \(name)Interactor()"
        }
    }

    private var interactorSetUp: [String] {
        Code.lines {
            "init() {"
            "    output = \(spies).Output(log)"
            "    dataManager = \(spies).DataManager(log)"
            "    interactor.presenter = output"
            "    interactor.localDatamanager = dataManager"
            "}"
        }
    }

    private var interactorFetch: [[String]] {
        guard let fetch = module.fetch else { return [] }
        let asked = "dataManager.fetch\(fetch.title)()"
        return [
            frame.test("reports the \(fetch.plural)", "fetch") {
                "dataManager.\(fetch.plural) = .success([\(module.entity)(name: \"A\")])"
                "interactor.fetch\(fetch.title)()"
                frame.expect([asked, #"output.didFetch(\#(fetch.plural): [\"A\"])"#])
            },
            frame.test("reports that there is no getting the \(fetch.plural)", "fetchError") {
                "dataManager.\(fetch.plural) = .failure(\(spies).Failure())"
                "interactor.fetch\(fetch.title)()"
                frame.expect([asked, "output.didFailToFetch()"])
            },
        ]
    }

    private func interactorJobs(_ event: ModuleEvent) -> [[String]] {
        let word = SwiftWord.variableName(from: event.stem)
        let asked = "dataManager.\(event.job)()"
        return [
            frame.test("reports that \(event.title) was done", word + "Success") {
                "interactor.\(event.job)()"
                frame.expect([asked, "output.did\(event.stem)()"])
            },
            frame.test("reports that \(event.title) was not done", word + "Error") {
                "dataManager.outcome = .failure(\(spies).Failure())"
                "interactor.\(event.job)()"
                frame.expect([asked, "output.didFailTo\(event.stem)()"])
            },
        ]
            + frame.lateNews(
                of: event, to: "presenter", double: "Output", asker: "interactor", store: "dataManager",
                says: [asked, "output.did\(event.stem)()"])
    }

    // MARK: - Data manager

    var dataManager: String {
        frame.file(
            "LocalDataManager", "The data manager of \(name) has its store do the work, and hands on the answer",
            [storeParts, storeSetUp, storeFetch] + module.events.map(storeJob))
    }

    private var storeParts: [String] {
        Code.lines {
            "private let log = \(spies).Log()"
            "private let store: \(spies).Store"
            "private let dataManager: \(name)LocalDataManager"
        }
    }

    private var storeSetUp: [String] {
        Code.lines {
            "init() {"
            "    store = \(spies).Store(log)"
            "    dataManager = \(name)LocalDataManager(store: store)"
            "}"
        }
    }

    private var storeFetch: [String] {
        guard let fetch = module.fetch else { return [] }
        return frame.test("hands on the \(fetch.plural)", "fetch", throws: true) {
            "store.\(fetch.plural) = .success([\(module.entity)(name: \"A\")])"
            "var answer: Result<[\(module.entity)], any Error>?"
            "dataManager.fetch\(fetch.title) { answer = $0 }"
            "#expect(try answer?.get() == [\(module.entity)(name: \"A\")])"
            frame.expect(["store.load\(fetch.title)()"])
        }
    }

    private func storeJob(_ event: ModuleEvent) -> [String] {
        frame.test("hands on how \(event.title) ended", SwiftWord.variableName(from: event.stem) + "Job") {
            "store.outcome = .failure(\(spies).Failure())"
            "var answer: Result<Void, any Error>?"
            "dataManager.\(event.job) { answer = $0 }"
            "#expect(throws: \(spies).Failure.self) { try answer?.get() }"
            frame.expect(["store.\(event.job)()"])
        }
    }
}
