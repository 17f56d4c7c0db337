import Typesetting

/// The protocols for every edge between the actors of a module.
struct ViperProtocols {
    let module: NewModule
    private var name: String { module.name.joined }

    var text: String {
        Code.file {
            Code.parts(view, presenter, interactorInput, interactorOutput, dataManager, wireFrame, delegate)
        }
    }

    private func edge(_ ending: String, _ comment: String, _ methods: [String]) -> [String] {
        Code.lines {
            "/// \(comment)"
            "@MainActor"
            "protocol \(name)\(ending): AnyObject {"
            methods.map { "    func \($0)" }
            "}"
        }
    }

    private var view: [String] {
        edge(
            "ViewProtocol", "What the screen can show.",
            ["show(title: String)"] + (module.isLoading ? ["showLoader()", "hideLoader()"] : [])
                + (module.fetch == nil ? [] : ["show(rows: [\(name)Row])"])
                + (module.isLoading ? ["show(error: String)"] : []))
    }

    private var presenter: [String] {
        edge(
            "PresenterProtocol", "What the view tells its presenter.",
            ["viewDidLoad()"] + module.events.map { "userDidTap\($0.stem)()" })
    }

    private var interactorInput: [String] {
        guard module.hasData else { return [] }
        return edge(
            "InteractorInputProtocol", "What the presenter asks of its interactor.",
            (module.fetch.map { ["fetch\($0.title)()"] } ?? []) + module.events.map { "\($0.job)()" })
    }

    private var interactorOutput: [String] {
        guard module.hasData else { return [] }
        let fetch = module.fetch.map { ["didFetch(\($0.plural): [\(module.entity)])", "didFailToFetch()"] } ?? []
        return edge(
            "InteractorOutputProtocol", "What the interactor reports to its presenter.",
            fetch + module.events.flatMap { ["did\($0.stem)()", "didFailTo\($0.stem)()"] })
    }

    private var dataManager: [String] {
        guard module.hasData else { return [] }
        let fetch = module.fetch.map { ["fetch\($0.title)(whenDone: \(StoreTemplate.answer("[\(module.entity)]")))"] }
        return edge(
            "LocalDataManagerInputProtocol", "What the interactor asks of its data manager. The answer comes once.",
            (fetch ?? []) + module.events.map { "\($0.job)(whenDone: \(StoreTemplate.answer("Void")))" })
    }

    private var wireFrame: [String] {
        guard !module.events.isEmpty else { return [] }
        return edge("WireFrameProtocol", "Where one can go from the screen.", ["goBack()"])
    }

    private var delegate: [String] {
        guard module.hasDelegate else { return [] }
        return edge(
            "Delegate", "Who opened the screen, and wants to hear what came of it.",
            module.events.map { "\(SwiftWord.variableName(from: name))Did\($0.stem)()" })
    }
}
