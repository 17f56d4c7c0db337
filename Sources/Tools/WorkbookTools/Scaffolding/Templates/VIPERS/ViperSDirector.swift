import Typesetting

/// The Director, which decides what is shown and what follows an event.
struct ViperSDirector {
    let module: NewModule
    private var name: String { module.name.joined }
    private var goesBack: Bool { !module.events.isEmpty }

    var text: String {
        Code.file { Code.parts(actor, handleUIEvents, presentData) }
    }

    private var actor: [String] {
        Code.lines {
            "/// Decides what \(name) shows, and what follows an event."
            "@MainActor"
            "final class \(name)Director {"
            Code.inside { Code.parts(properties, initializer) }
            "}"
        }
    }

    private var owned: [(String, String)] {
        (module.hasData ? [("dataManager", "any \(name)_ManageData")] : [])
            + (goesBack ? [("navigator", "any \(name)_Navigate")] : [])
    }

    private var properties: [String] {
        Code.lines {
            owned.map { "let \($0): \($1)" }
            "weak var ui: (any \(name)_DisplayUI)?"
            if module.hasDelegate { "weak var delegate: (any \(name)_Delegate)?" }
            if module.hasJobs {
                "/// Whether a job is under way: a second tap would have it done twice."
                "private var isWorking = false"
            }
        }
    }

    private var initializer: [String] { Self.initializer(owned) }

    /// Returns the initializer that takes the objects owned by the actor.
    static func initializer(_ owned: [(String, String)]) -> [String] {
        guard !owned.isEmpty else { return [] }
        return Code.lines {
            "init(" + owned.map { "\($0): \($1)" }.joined(separator: ", ") + ") {"
            owned.map { "    self.\($0.0) = \($0.0)" }
            "}"
        }
    }

    // MARK: - Roles

    private var handleUIEvents: [String] {
        Code.lines {
            "// MARK: - Handle UI events"
            ""
            "extension \(name)Director: \(name)_HandleUIEvents {"
            Code.inside { Code.parts([uiReady] + module.events.map(handle)) }
            "}"
        }
    }

    private var uiReady: [String] {
        Code.lines {
            "func onUIReady() {"
            "    ui?.display(title: \"\(module.name.title)\")"
            if let fetch = module.fetch {
                "    ui?.display(loading: true)"
                "    dataManager.fetch\(fetch.title)()"
            }
            "}"
        }
    }

    private func handle(_ event: ModuleEvent) -> [String] {
        Code.lines {
            "func on\(event.stem)() {"
            if module.hasData {
                "    guard !isWorking else { return }"
                "    isWorking = true"
                "    ui?.display(loading: true)"
                "    dataManager.\(event.job)()"
            } else {
                if module.hasDelegate { "    delegate?.did\(event.stem)()" }
                "    navigator.goBack()"
            }
            "}"
        }
    }

    private var presentData: [String] {
        guard module.hasData else { return [] }
        return Code.lines {
            "// MARK: - Present data"
            ""
            "extension \(name)Director: \(name)_PresentData {"
            Code.inside { Code.parts([fetched, fetchError] + module.events.flatMap { [success($0), failure($0)] }) }
            "}"
        }
    }

    private var fetched: [String] {
        guard let fetch = module.fetch else { return [] }
        return Code.lines {
            "func present(\(fetch.plural): [\(module.entity)]) {"
            "    ui?.display(\(fetch.plural): \(fetch.plural).map { \(module.entity)UI(name: $0.name) })"
            "    ui?.display(loading: false)"
            "}"
        }
    }

    private var fetchError: [String] {
        guard let fetch = module.fetch else { return [] }
        return Code.lines {
            "func presentFetchError() {"
            "    ui?.display(loading: false)"
            "    ui?.display(error: \"The \(fetch.plural) could not be loaded.\")"
            "}"
        }
    }

    private func success(_ event: ModuleEvent) -> [String] {
        Code.lines {
            "func present\(event.stem)Success() {"
            "    isWorking = false"
            "    ui?.display(loading: false)"
            if module.hasDelegate { "    delegate?.did\(event.stem)()" }
            "    navigator.goBack()"
            "}"
        }
    }

    private func failure(_ event: ModuleEvent) -> [String] {
        Code.lines {
            "func present\(event.stem)Error() {"
            "    isWorking = false"
            "    ui?.display(loading: false)"
            "    ui?.display(error: \"\(event.title) did not work.\")"
            "}"
        }
    }
}
