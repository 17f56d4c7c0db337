import Typesetting

/// The suites of the actors that need no screen: presenter and use case.
struct CleanViperSuites {
    let module: NewModule
    let target: String
    private var name: String { module.name.joined }
    private var frame: SuiteTemplate { SuiteTemplate(module: module, target: target) }
    private var spies: String { name + "Spies" }

    // MARK: - Presenter

    var presenter: String {
        frame.file(
            "Presenter", "The presenter of \(name) passes events on and turns the outcome into what is shown",
            [presenterParts, presenterSetUp, ready] + listTests + module.events.flatMap { presenterEvents($0) })
    }

    private var presenterParts: [String] {
        Code.lines {
            "private let log = \(spies).Log()"
            "private let output: \(spies).PresenterOutput"
            if module.hasDelegate { "private let delegate: \(spies).Delegate" }
            "private let presenter: \(name)Presenter"
        }
    }

    private var presenterSetUp: [String] {
        let useCase = "useCase: \(name)UseCase(entityGateway: \(spies).EntityGateway(log))"
        let given =
            (module.hasData ? [useCase] : []) + (module.events.isEmpty ? [] : ["router: \(spies).Router(log)"])
        return Code.lines {
            "init() {"
            "    output = \(spies).PresenterOutput(log)"
            if module.hasDelegate { "    delegate = \(spies).Delegate(log)" }
            "    presenter = \(name)Presenter(\(given.isEmpty ? ")" : "")"
            if !given.isEmpty { "        \(given.joined(separator: ",\n        ")))" }
            "    presenter.output = output"
            if module.hasDelegate { "    presenter.delegate = delegate" }
            "}"
        }
    }

    private var ready: [String] {
        let fetch =
            module.fetch.map { ["presenterOutput.show\($0.title)Start()", "entityGateway.load\($0.title)()"] } ?? []
        return frame.test("shows the title when the view is ready", "ready") {
            "presenter.eventViewReady()"
            frame.expect(["presenterOutput.show(title: \(module.name.title))"] + fetch)
        }
    }

    private var listTests: [[String]] {
        guard let fetch = module.fetch else { return [] }
        func list(_ sentence: String, _ function: String, _ event: String, _ shown: String) -> [String] {
            frame.test(sentence, function) {
                "presenter.present\(fetch.title)Start()"
                "presenter.\(event)"
                "presenter.present\(fetch.title)End()"
                "#expect(log.messages == [\"\(shown)\"])"
            }
        }
        let word = fetch.title
        return [
            list(
                "shows the rows once, at the end", "rows", "present(model: \(name)PresentationModel(name: \"A\"))",
                "presenterOutput.show\(word)()"),
            list(
                "says that there are none", "none", "presentNo\(word)Found()",
                "presenterOutput.show\(word)(message: There are no \(fetch.plural).)"),
            list(
                "says that there is no getting them", "listError", "present\(word)Error()",
                "presenterOutput.show\(word)(message: The \(fetch.plural) could not be loaded.)"),
            frame.test("gives out one row at a time, in their order", "rowAccess") {
                "presenter.present(model: \(name)PresentationModel(name: \"B\"))"
                "presenter.present(model: \(name)PresentationModel(name: \"A\"))"
                "#expect(presenter.rowCount == 2)"
                "#expect(presenter.row(at: 1) == \(name)ViewModel(name: \"A\"))"
            },
        ]
    }

    private func presenterEvents(_ event: ModuleEvent) -> [[String]] {
        let word = SwiftWord.variableName(from: event.stem)
        let news = module.hasDelegate ? ["delegate.\(SwiftWord.variableName(from: name))Did\(event.stem)()"] : []
        let goes = module.hasDelegate ? "tells the delegate before it leaves" : "leaves"
        guard module.hasData else {
            return [
                frame.test("\(goes) after \(event.title)", word + "Event") {
                    "presenter.event\(event.stem)()"
                    frame.expect(news + ["router.eventDone()"])
                }
            ]
        }
        return [
            frame.test("does nothing on a second \(event.title) while the first is under way", word + "Twice") {
                "presenter.event\(event.stem)()"
                "presenter.event\(event.stem)()"
                frame.expect(["presenterOutput.show\(event.stem)Start()", "entityGateway.\(event.job)()"])
            },
            frame.test("can be asked again when \(event.title) was not done", word + "Again") {
                "presenter.event\(event.stem)()"
                "presenter.present\(event.stem)Error()"
                "presenter.event\(event.stem)()"
                "#expect(log.messages.filter { $0 == \"entityGateway.\(event.job)()\" }.count == 2)"
            },
            frame.test("\(goes) when \(event.title) was done", word + "Success") {
                "presenter.present\(event.stem)Success()"
                frame.expect(["presenterOutput.show\(event.stem)End()"] + news + ["router.eventDone()"])
            },
            frame.test("stays and says so when \(event.title) was not done", word + "Error") {
                "presenter.present\(event.stem)Error()"
                frame.expect(["presenterOutput.show\(event.stem)Error(message: \(event.title) did not work.)"])
            },
        ]
    }

    // MARK: - Use case

    var useCase: String {
        frame.file(
            "UseCase", "The use case of \(name) does its job and tells its output, with copies only",
            [useCaseParts, useCaseSetUp] + useCaseList + module.events.flatMap { useCaseEvents($0) })
    }

    private var useCaseParts: [String] {
        Code.lines {
            "private let log = \(spies).Log()"
            "private let output: \(spies).UseCaseOutput"
            "private let entityGateway: \(spies).EntityGateway"
            "private let useCase: \(name)UseCase"
        }
    }

    private var useCaseSetUp: [String] {
        Code.lines {
            "init() {"
            "    output = \(spies).UseCaseOutput(log)"
            "    entityGateway = \(spies).EntityGateway(log)"
            "    useCase = \(name)UseCase(entityGateway: entityGateway)"
            "    useCase.output = output"
            "}"
        }
    }

    private var useCaseList: [[String]] {
        guard let fetch = module.fetch else { return [] }
        func list(_ sentence: String, _ function: String, _ answer: String, _ presented: String) -> [String] {
            frame.test(sentence, function) {
                "entityGateway.\(fetch.plural) = \(answer)"
                "useCase.eventViewReady()"
                frame.expect([
                    "entityGateway.load\(fetch.title)()", "useCaseOutput.present\(fetch.title)Start()", presented,
                    "useCaseOutput.present\(fetch.title)End()",
                ])
            }
        }
        return [
            list(
                "presents each of the \(fetch.plural) between start and end", "list",
                ".success([\(module.entity)(name: \"A\")])", "useCaseOutput.present(model: A)"),
            list(
                "brackets that there are none", "none", ".success([])",
                "useCaseOutput.presentNo\(fetch.title)Found()"),
            list(
                "brackets an error", "listError", ".failure(\(spies).Failure())",
                "useCaseOutput.present\(fetch.title)Error()"),
        ]
    }

    private func useCaseEvents(_ event: ModuleEvent) -> [[String]] {
        let word = SwiftWord.variableName(from: event.stem)
        let asked = "entityGateway.\(event.job)()"
        return [
            frame.test("presents success when \(event.title) was done", word + "Success") {
                "useCase.event\(event.stem)()"
                frame.expect([asked, "useCaseOutput.present\(event.stem)Success()"])
            },
            frame.test("presents an error when \(event.title) was not done", word + "Error") {
                "entityGateway.outcome = .failure(\(spies).Failure())"
                "useCase.event\(event.stem)()"
                frame.expect([asked, "useCaseOutput.present\(event.stem)Error()"])
            },
        ]
            + frame.lateNews(
                of: event, to: "output", double: "UseCaseOutput", asker: "useCase", store: "entityGateway",
                call: "event\(event.stem)",
                says: [asked, "useCaseOutput.present\(event.stem)Success()"])
    }
}
