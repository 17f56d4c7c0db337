/// The spies of a module in Clean VIPER, for the outward protocols and the gateway.
struct CleanViperSpies {
    let module: NewModule
    let target: String
    private var name: String { module.name.joined }

    var text: String {
        var roles = [
            SpyTemplate.Role(name: "PresenterOutput", conformance: "\(name)PresenterOutput", methods: shown)
        ]
        if module.hasData {
            roles.append(
                SpyTemplate.Role(name: "UseCaseOutput", conformance: "\(name)UseCaseOutput", methods: presented))
        }
        if !module.events.isEmpty {
            roles.append(
                SpyTemplate.Role(
                    name: "Router", conformance: "\(name)RouterProtocol", methods: [("eventDone()", "eventDone()")]))
        }
        if module.hasDelegate {
            let word = SwiftWord.variableName(from: name)
            let news = module.events.map { ("\(word)Did\($0.stem)()", "\(word)Did\($0.stem)()") }
            roles.append(SpyTemplate.Role(name: "Delegate", conformance: "\(name)Delegate", methods: news))
        }
        let gateway = SpyTemplate.Answering(
            name: "EntityGateway", conformance: "\(name)EntityGateway", label: "then", verb: "load",
            canWait: module.hasLateNews)
        return SpyTemplate(
            module: module, target: target, roles: roles, answeringRoles: module.hasData ? [gateway] : []
        ).text
    }

    private var shown: [(String, String)] {
        var methods = [("show(title: String)", "show(title: \\(title))")]
        if let fetch = module.fetch {
            methods += [
                plain("show\(fetch.title)Start()"), plain("show\(fetch.title)()"),
                ("show\(fetch.title)(message: String)", "show\(fetch.title)(message: \\(message))"),
            ]
        }
        guard module.hasData else { return methods }
        for event in module.events {
            methods += [
                plain("show\(event.stem)Start()"), plain("show\(event.stem)End()"),
                ("show\(event.stem)Error(message: String)", "show\(event.stem)Error(message: \\(message))"),
            ]
        }
        return methods
    }

    private var presented: [(String, String)] {
        var methods: [(String, String)] = []
        if let fetch = module.fetch {
            methods += [
                plain("present\(fetch.title)Start()"),
                ("present(model: \(name)PresentationModel)", "present(model: \\(model.name))"),
                plain("presentNo\(fetch.title)Found()"), plain("present\(fetch.title)Error()"),
                plain("present\(fetch.title)End()"),
            ]
        }
        for event in module.events {
            methods += [plain("present\(event.stem)Success()"), plain("present\(event.stem)Error()")]
        }
        return methods
    }

    private func plain(_ signature: String) -> (String, String) { (signature, signature) }
}
