import Typesetting

/// The interactor, with one use case on plain entities.
struct ViperInteractor {
    let module: NewModule
    private var name: String { module.name.joined }

    var text: String {
        Code.file { Code.parts(actor, input) }
    }

    private var actor: [String] {
        Code.lines {
            "/// Does what \(name) is for, and reports to its presenter."
            "@MainActor"
            "final class \(name)Interactor {"
            "    weak var presenter: (any \(name)InteractorOutputProtocol)?"
            "    var localDatamanager: (any \(name)LocalDataManagerInputProtocol)?"
            "}"
        }
    }

    private var input: [String] {
        Code.lines {
            "extension \(name)Interactor: \(name)InteractorInputProtocol {"
            Code.inside { Code.parts([fetch] + module.events.map(job)) }
            "}"
        }
    }

    private var fetch: [String] {
        guard let fetch = module.fetch else { return [] }
        return Code.lines {
            "func fetch\(fetch.title)() {"
            "    localDatamanager?.fetch\(fetch.title) { [weak self] result in"
            "        switch result {"
            "        case .success(let \(fetch.plural)): self?.presenter?.didFetch(\(fetch.plural): \(fetch.plural))"
            "        case .failure: self?.presenter?.didFailToFetch()"
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
            "    localDatamanager?.\(event.job) { [\(module.hasLateNews ? "presenter" : "weak self")] result in"
            "        switch result {"
            "        case .success: \(presenter)?.did\(event.stem)()"
            "        case .failure: \(presenter)?.didFailTo\(event.stem)()"
            "        }"
            "    }"
            "}"
        }
    }
}
