import Typesetting

/// The contract: the messages that the actors may send each other, and the models in them.
struct ViperSContract {
    let module: NewModule
    private var name: String { module.name.joined }

    var text: String {
        Code.file {
            Code.parts(
                ["// MARK: - UI"], displayModel, displayUI, handleUIEvents, module.hasData ? ["// MARK: - Data"] : [],
                entity, manageData, presentData, module.events.isEmpty ? [] : ["// MARK: - Navigation"], navigate,
                module.hasDelegate ? ["// MARK: - News"] : [], delegate)
        }
    }

    private func role(_ role: String, _ comment: String, _ methods: [[String]]) -> [String] {
        Code.lines {
            "/// \(comment)"
            "@MainActor"
            "protocol \(name)_\(role): AnyObject {"
            Code.inside { Code.parts(methods) }
            "}"
        }
    }

    private func method(_ signature: String, _ comment: String) -> [String] {
        ["/// \(comment)", "func \(signature)"]
    }

    // MARK: - UI

    private var displayModel: [String] {
        guard let fetch = module.fetch else { return [] }
        return Code.lines {
            "/// One of the \(fetch.plural) as its row shows it: every value is ready for a label."
            "struct \(module.entity)UI: Equatable, Sendable {"
            "    let name: String"
            "}"
        }
    }

    private var displayUI: [String] {
        var methods = [method("display(title: String)", "Shows what the screen is called.")]
        if module.isLoading {
            methods.append(
                method(
                    "display(loading: Bool)", "Shows that work goes on, or that it ended; in between no button works."))
        }
        if let fetch = module.fetch {
            methods.append(
                method("display(\(fetch.plural): [\(module.entity)UI])", "Shows these rows in place of what was there.")
            )
        }
        if module.isLoading { methods.append(method("display(error: String)", "Shows what went wrong.")) }
        return role("DisplayUI", "What the screen can be told to show.", methods)
    }

    private var handleUIEvents: [String] {
        let events = module.events.map { method("on\($0.stem)()", "The button \"\($0.title)\" was tapped.") }
        return role(
            "HandleUIEvents", "What can happen on the screen.",
            [method("onUIReady()", "The screen is loaded and can display.")] + events)
    }

    // MARK: - Data

    private var entity: [String] {
        guard let fetch = module.fetch else { return [] }
        return Code.lines {
            "/// One of the \(fetch.plural), as the app thinks of it: values with a meaning, nothing for the eye."
            "struct \(module.entity): Equatable, Sendable {"
            "    let name: String"
            "}"
        }
    }

    private var manageData: [String] {
        guard module.hasData else { return [] }
        let fetch = module.fetch.map { [method("fetch\($0.title)()", "Gets the \($0.plural).")] } ?? []
        let jobs = module.events.map { method("\($0.job)()", "Does what the event \"\($0.title)\" asks for.") }
        return role(
            "ManageData", "What can be asked of the data; each job ends in one call of `\(name)_PresentData`.",
            fetch + jobs)
    }

    private var presentData: [String] {
        guard module.hasData else { return [] }
        var methods: [[String]] = []
        if let fetch = module.fetch {
            methods += [
                method(
                    "present(\(fetch.plural): [\(module.entity)])", "These are the \(fetch.plural), in their order."),
                method("presentFetchError()", "The \(fetch.plural) could not be loaded."),
            ]
        }
        for event in module.events {
            methods += [
                method("present\(event.stem)Success()", "What the event \"\(event.title)\" asks for was done."),
                method("present\(event.stem)Error()", "What the event \"\(event.title)\" asks for was not done."),
            ]
        }
        return role("PresentData", "How the jobs of `\(name)_ManageData` end.", methods)
    }

    // MARK: - Navigation and news

    private var navigate: [String] {
        guard !module.events.isEmpty else { return [] }
        return role("Navigate", "Where the screen leads.", [method("goBack()", "Returns to where it was opened.")])
    }

    private var delegate: [String] {
        guard module.hasDelegate else { return [] }
        return role(
            "Delegate", "Who opened the screen, and wants to hear what came of it.",
            module.events.map { method("did\($0.stem)()", "The event \"\($0.title)\" came to a good end.") })
    }
}
