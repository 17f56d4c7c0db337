import Typesetting

/// The output protocols: one per event, and one that combines them.
struct CleanViperOutputs {
    let module: NewModule
    private var name: String { module.name.joined }

    // MARK: - Of the use case

    var ofUseCase: String {
        var protocols: [[String]] = []
        var events: [String] = []
        if let fetch = module.fetch {
            events.append("ViewReady")
            protocols.append(
                output(
                    "ViewReadyUseCaseOutput", "What the presenter hears once the view is ready: start, each, end.",
                    [
                        "present\(fetch.title)Start()", "present(model: \(name)PresentationModel)",
                        "presentNo\(fetch.title)Found()", "present\(fetch.title)Error()", "present\(fetch.title)End()",
                    ]))
        }
        for event in module.events {
            events.append(event.stem)
            protocols.append(
                output(
                    "\(event.stem)UseCaseOutput", "What the presenter hears of the event \"\(event.title)\".",
                    ["present\(event.stem)Success()", "present\(event.stem)Error()"]))
        }
        protocols.append(all("UseCaseOutput", "Everything that the presenter hears from its use case.", events))
        return Code.file { Code.parts(protocols) }
    }

    // MARK: - Of the presenter

    var ofPresenter: String {
        let fetch = module.fetch.map {
            ["show\($0.title)Start()", "show\($0.title)()", "show\($0.title)(message: String)"]
        }
        var protocols = [
            output(
                "ViewReadyPresenterOutput", "What the view shows once it is ready.",
                ["show(title: String)"] + (fetch ?? []))
        ]
        if module.hasData {
            protocols += module.events.map { event in
                output(
                    "\(event.stem)PresenterOutput", "What the view shows of the event \"\(event.title)\".",
                    ["show\(event.stem)Start()", "show\(event.stem)End()", "show\(event.stem)Error(message: String)"])
            }
        }
        let events = ["ViewReady"] + (module.hasData ? module.events.map(\.stem) : [])
        protocols.append(all("PresenterOutput", "Everything that the view can be told to show.", events))
        return Code.file { Code.parts(protocols) }
    }

    private func output(_ ending: String, _ comment: String, _ methods: [String]) -> [String] {
        Code.lines {
            "/// \(comment)"
            "@MainActor"
            "protocol \(name)\(ending): AnyObject {"
            methods.map { "    func \($0)" }
            "}"
        }
    }

    private func all(_ ending: String, _ comment: String, _ events: [String]) -> [String] {
        let inherited = events.map { "\(name)\($0)\(ending)" }
        return Code.lines {
            "/// \(comment)"
            "@MainActor"
            if inherited.count < 3 {
                "protocol \(name)\(ending): \(inherited.joined(separator: ", ")) {}"
            } else {
                "protocol \(name)\(ending):"
                "    " + inherited.joined(separator: ",\n    ")
                "{}"
            }
        }
    }
}
