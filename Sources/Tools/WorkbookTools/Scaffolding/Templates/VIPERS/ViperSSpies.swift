/// The spies of a module in VIPER-S.
struct ViperSSpies {
    let module: NewModule
    let target: String
    private var name: String { module.name.joined }

    var text: String {
        var roles = [
            SpyTemplate.Role(name: "UI", conformance: "\(name)_DisplayUI", methods: ui),
            SpyTemplate.Role(name: "EventsHandler", conformance: "\(name)_HandleUIEvents", methods: events),
        ]
        if module.hasData {
            roles += [
                SpyTemplate.Role(name: "DataManager", conformance: "\(name)_ManageData", methods: jobs),
                SpyTemplate.Role(name: "Presenter", conformance: "\(name)_PresentData", methods: results),
            ]
        }
        if !module.events.isEmpty {
            roles.append(
                SpyTemplate.Role(
                    name: "Navigator", conformance: "\(name)_Navigate", methods: [("goBack()", "goBack()")]))
        }
        if module.hasDelegate {
            let news = module.events.map { ("did\($0.stem)()", "did\($0.stem)()") }
            roles.append(SpyTemplate.Role(name: "Delegate", conformance: "\(name)_Delegate", methods: news))
        }
        let store = SpyTemplate.Answering(
            name: "Store", conformance: "\(name)Store", label: "then", verb: "load", canWait: module.hasLateNews)
        return SpyTemplate(
            module: module, target: target, roles: roles, answeringRoles: module.hasData ? [store] : []
        ).text
    }

    private var ui: [(String, String)] {
        var methods = [("display(title: String)", "display(title: \\(title))")]
        if module.isLoading { methods.append(("display(loading: Bool)", "display(loading: \\(loading))")) }
        if let fetch = module.fetch {
            methods.append(
                (
                    "display(\(fetch.plural): [\(module.entity)UI])",
                    "display(\(fetch.plural): \\(\(fetch.plural).map(\\.name)))"
                ))
        }
        if module.isLoading { methods.append(("display(error: String)", "display(error: \\(error))")) }
        return methods
    }

    private var events: [(String, String)] {
        [("onUIReady()", "onUIReady()")] + module.events.map { ("on\($0.stem)()", "on\($0.stem)()") }
    }

    private var jobs: [(String, String)] {
        let fetch = module.fetch.map { [("fetch\($0.title)()", "fetch\($0.title)()")] } ?? []
        return fetch + module.events.map { ("\($0.job)()", "\($0.job)()") }
    }

    private var results: [(String, String)] {
        var methods: [(String, String)] = []
        if let fetch = module.fetch {
            methods.append(
                (
                    "present(\(fetch.plural): [\(module.entity)])",
                    "present(\(fetch.plural): \\(\(fetch.plural).map(\\.name)))"
                ))
            methods.append(("presentFetchError()", "presentFetchError()"))
        }
        for event in module.events {
            methods.append(("present\(event.stem)Success()", "present\(event.stem)Success()"))
            methods.append(("present\(event.stem)Error()", "present\(event.stem)Error()"))
        }
        return methods
    }
}
