import Typesetting

/// The Worker, which does the data's jobs in a store and reports their ends to its presenter.
struct ViperSWorker {
    let module: NewModule
    private var name: String { module.name.joined }

    var text: String {
        Code.file { Code.parts(Self.actor(name), manageData) }
    }

    /// Returns the Worker of a module without its jobs.
    static func actor(_ name: String) -> [String] {
        Code.lines {
            "/// Does the jobs of \(name) in a store, and tells its presenter how they ended."
            "@MainActor"
            "final class \(name)Worker {"
            "    weak var presenter: (any \(name)_PresentData)?"
            "    let store: any \(name)Store"
            ""
            "    init(store: any \(name)Store) {"
            "        self.store = store"
            "    }"
            "}"
        }
    }

    private var manageData: [String] {
        Code.lines {
            "// MARK: - Manage data"
            ""
            "extension \(name)Worker: \(name)_ManageData {"
            Code.inside { Code.parts([fetch] + module.events.map(job)) }
            "}"
        }
    }

    private var fetch: [String] {
        guard let fetch = module.fetch else { return [] }
        return Code.lines {
            "func fetch\(fetch.title)() {"
            "    store.load\(fetch.title) { [weak self] result in"
            "        switch result {"
            "        case .success(let \(fetch.plural)): self?.presenter?.present(\(fetch.plural): \(fetch.plural))"
            "        case .failure: self?.presenter?.presentFetchError()"
            "        }"
            "    }"
            "}"
        }
    }

    private func job(_ event: ModuleEvent) -> [String] {
        let presenter = module.hasLateNews ? "presenter" : "self?.presenter"
        return Code.lines {
            "func \(event.job)() {"
            if module.hasLateNews { "    // \(LateAnswer.comment("presenter"))" }
            "    store.\(event.job) { [\(module.hasLateNews ? "presenter" : "weak self")] result in"
            "        switch result {"
            "        case .success: \(presenter)?.present\(event.stem)Success()"
            "        case .failure: \(presenter)?.present\(event.stem)Error()"
            "        }"
            "    }"
            "}"
        }
    }
}
