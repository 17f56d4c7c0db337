import Typesetting

/// The presenter, which passes events inward or to the router, and turns the answers into displayed values.
struct CleanViperPresenter {
    let module: NewModule
    private var name: String { module.name.joined }
    private var leaves: Bool { !module.events.isEmpty }

    var text: String {
        Code.file { Code.parts([actor, events, viewReady] + outcomes + [all]) }
    }

    private var owned: [(String, String)] {
        (module.hasData ? [("useCase", "\(name)UseCase")] : [])
            + (leaves ? [("router", "any \(name)RouterProtocol")] : [])
    }

    private var actor: [String] {
        Code.lines {
            "/// Passes events on, and turns what comes of them into what is shown."
            "@MainActor"
            "final class \(name)Presenter {"
            "    weak var output: (any \(name)PresenterOutput)?"
            if module.hasDelegate { "    weak var delegate: (any \(name)Delegate)?" }
            owned.map { "    private let \($0): \($1)" }
            if module.hasJobs {
                "    /// Whether a job is under way: a second tap would have it done twice."
                "    private var isWorking = false"
            }
            if module.fetch != nil {
                "    private var rows: [\(name)ViewModel] = []"
                "    private var message: String?"
            }
            Code.inside { initializer }
            Code.inside { accessors }
            "}"
        }
    }

    private var initializer: [String] {
        guard !owned.isEmpty else { return [] }
        return Code.lines {
            ""
            "init(" + owned.map { "\($0): \($1)" }.joined(separator: ", ") + ") {"
            owned.map { "    self.\($0.0) = \($0.0)" }
            "}"
        }
    }

    private var accessors: [String] {
        guard module.fetch != nil else { return [] }
        return Code.lines {
            ""
            "var rowCount: Int { rows.count }"
            ""
            "func row(at index: Int) -> \(name)ViewModel { rows[index] }"
        }
    }

    // MARK: - Events

    private var events: [String] {
        Code.lines {
            "// MARK: - Events"
            ""
            "extension \(name)Presenter {"
            Code.inside { Code.parts([readyEvent] + module.events.map(event)) }
            "}"
        }
    }

    private var readyEvent: [String] {
        Code.lines {
            "func eventViewReady() {"
            "    output?.show(title: \"\(module.name.title)\")"
            if let fetch = module.fetch {
                "    output?.show\(fetch.title)Start()"
                "    useCase.eventViewReady()"
            }
            "}"
        }
    }

    private func event(_ event: ModuleEvent) -> [String] {
        Code.lines {
            "func event\(event.stem)() {"
            if module.hasData {
                "    guard !isWorking else { return }"
                "    isWorking = true"
                "    output?.show\(event.stem)Start()"
                "    useCase.event\(event.stem)()"
            } else {
                leave(after: event)
            }
            "}"
        }
    }

    private func leave(after event: ModuleEvent) -> [String] {
        Code.lines {
            if module.hasDelegate { "    delegate?.\(SwiftWord.variableName(from: name))Did\(event.stem)()" }
            "    router.eventDone()"
        }
    }

    // MARK: - Outputs of the use case

    private func output(_ event: String, _ methods: [(String, [String])]) -> [String] {
        Code.lines {
            "// MARK: - \(event) output"
            ""
            "extension \(name)Presenter: \(name)\(event)UseCaseOutput {"
            Code.inside {
                Code.parts(
                    methods.map { signature, body -> [String] in
                        let indented: [String] = body.map { line in "    " + line }
                        return ["func \(signature) {"] + indented + ["}"]
                    })
            }
            "}"
        }
    }

    private var viewReady: [String] {
        guard let fetch = module.fetch else { return [] }
        return output(
            "ViewReady",
            [
                ("present\(fetch.title)Start()", ["rows = []", "message = nil"]),
                ("present(model: \(name)PresentationModel)", ["rows.append(\(name)ViewModel(name: model.name))"]),
                ("presentNo\(fetch.title)Found()", ["message = \"There are no \(fetch.plural).\""]),
                ("present\(fetch.title)Error()", ["message = \"The \(fetch.plural) could not be loaded.\""]),
                (
                    "present\(fetch.title)End()",
                    [
                        "if let message {", "    output?.show\(fetch.title)(message: message)", "} else {",
                        "    output?.show\(fetch.title)()", "}",
                    ]
                ),
            ])
    }

    private var outcomes: [[String]] {
        guard module.hasData else { return [] }
        return module.events.map { event in
            output(
                event.stem,
                [
                    (
                        "present\(event.stem)Success()",
                        ["isWorking = false", "output?.show\(event.stem)End()"]
                            + leave(after: event).map { String($0.dropFirst(4)) }
                    ),
                    (
                        "present\(event.stem)Error()",
                        [
                            "isWorking = false",
                            "output?.show\(event.stem)Error(message: \"\(event.title) did not work.\")",
                        ]
                    ),
                ])
        }
    }

    private var all: [String] {
        guard module.hasData else { return [] }
        return ["extension \(name)Presenter: \(name)UseCaseOutput {}"]
    }
}
