import Typesetting

/// The presenter, which decides what is shown, what the interactor does, and where the screen leads.
struct ViperPresenter {
    let module: NewModule
    private var name: String { module.name.joined }

    var text: String {
        Code.file { Code.parts(actor, fromView, fromInteractor) }
    }

    private var actor: [String] {
        Code.lines {
            "/// Turns what is fetched into what is shown, and what the user does into requests and navigation."
            "@MainActor"
            "final class \(name)Presenter {"
            "    weak var view: (any \(name)ViewProtocol)?"
            if module.hasData { "    var interactor: (any \(name)InteractorInputProtocol)?" }
            if !module.events.isEmpty { "    var wireFrame: (any \(name)WireFrameProtocol)?" }
            if module.hasDelegate { "    weak var delegate: (any \(name)Delegate)?" }
            if module.hasJobs {
                "    /// Whether a job is under way: a second tap would have it done twice."
                "    private var isWorking = false"
            }
            "}"
        }
    }

    private var fromView: [String] {
        Code.lines {
            "extension \(name)Presenter: \(name)PresenterProtocol {"
            Code.inside { Code.parts([didLoad] + module.events.map(tapped)) }
            "}"
        }
    }

    private var didLoad: [String] {
        Code.lines {
            "func viewDidLoad() {"
            "    view?.show(title: \"\(module.name.title)\")"
            if let fetch = module.fetch {
                "    view?.showLoader()"
                "    interactor?.fetch\(fetch.title)()"
            }
            "}"
        }
    }

    private func tapped(_ event: ModuleEvent) -> [String] {
        Code.lines {
            "func userDidTap\(event.stem)() {"
            if module.hasData {
                "    guard !isWorking else { return }"
                "    isWorking = true"
                "    view?.showLoader()"
                "    interactor?.\(event.job)()"
            } else {
                leave(after: event)
            }
            "}"
        }
    }

    private func leave(after event: ModuleEvent) -> [String] {
        Code.lines {
            if module.hasDelegate { "    delegate?.\(SwiftWord.variableName(from: name))Did\(event.stem)()" }
            "    wireFrame?.goBack()"
        }
    }

    private var fromInteractor: [String] {
        guard module.hasData else { return [] }
        return Code.lines {
            "extension \(name)Presenter: \(name)InteractorOutputProtocol {"
            Code.inside { Code.parts(fetched + module.events.flatMap { [done($0), failed($0)] }) }
            "}"
        }
    }

    private var fetched: [[String]] {
        guard let fetch = module.fetch else { return [] }
        return [
            Code.lines {
                "func didFetch(\(fetch.plural): [\(module.entity)]) {"
                "    view?.hideLoader()"
                "    view?.show(rows: \(fetch.plural).map { \(name)Row(name: $0.name) })"
                "}"
            },
            Code.lines {
                "func didFailToFetch() {"
                "    view?.hideLoader()"
                "    view?.show(error: \"The \(fetch.plural) could not be loaded.\")"
                "}"
            },
        ]
    }

    private func done(_ event: ModuleEvent) -> [String] {
        Code.lines {
            "func did\(event.stem)() {"
            "    isWorking = false"
            "    view?.hideLoader()"
            leave(after: event)
            "}"
        }
    }

    private func failed(_ event: ModuleEvent) -> [String] {
        Code.lines {
            "func didFailTo\(event.stem)() {"
            "    isWorking = false"
            "    view?.hideLoader()"
            "    view?.show(error: \"\(event.title) did not work.\")"
            "}"
        }
    }
}
