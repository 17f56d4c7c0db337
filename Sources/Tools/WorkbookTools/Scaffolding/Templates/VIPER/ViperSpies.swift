/// The spies of a module in VIPER.
struct ViperSpies {
    let module: NewModule
    let target: String
    private var name: String { module.name.joined }

    var text: String {
        SpyTemplate(module: module, target: target, roles: roles, answeringRoles: module.hasData ? answering : []).text
    }

    private var roles: [SpyTemplate.Role] {
        var roles = [
            SpyTemplate.Role(name: "View", conformance: "\(name)ViewProtocol", methods: view),
            role("Presenter", "PresenterProtocol", ["viewDidLoad()"] + module.events.map { "userDidTap\($0.stem)()" }),
        ]
        if module.hasData {
            let fetch = module.fetch.map { ["fetch\($0.title)()"] } ?? []
            roles += [
                role("Interactor", "InteractorInputProtocol", fetch + module.events.map { "\($0.job)()" }),
                SpyTemplate.Role(name: "Output", conformance: "\(name)InteractorOutputProtocol", methods: reports),
            ]
        }
        if !module.events.isEmpty { roles.append(role("WireFrame", "WireFrameProtocol", ["goBack()"])) }
        if module.hasDelegate {
            let word = SwiftWord.variableName(from: name)
            roles.append(role("Delegate", "Delegate", module.events.map { "\(word)Did\($0.stem)()" }))
        }
        return roles
    }

    /// A spy of methods without parameters.
    private func role(_ spy: String, _ ending: String, _ methods: [String]) -> SpyTemplate.Role {
        SpyTemplate.Role(name: spy, conformance: name + ending, methods: methods.map { ($0, $0) })
    }

    private var view: [(String, String)] {
        var methods = [("show(title: String)", "show(title: \\(title))")]
        if module.isLoading { methods += [("showLoader()", "showLoader()"), ("hideLoader()", "hideLoader()")] }
        if module.fetch != nil { methods.append(("show(rows: [\(name)Row])", "show(rows: \\(rows.map(\\.name)))")) }
        if module.isLoading { methods.append(("show(error: String)", "show(error: \\(error))")) }
        return methods
    }

    private var reports: [(String, String)] {
        var methods: [(String, String)] = []
        if let fetch = module.fetch {
            methods.append(
                (
                    "didFetch(\(fetch.plural): [\(module.entity)])",
                    "didFetch(\(fetch.plural): \\(\(fetch.plural).map(\\.name)))"
                ))
            methods.append(("didFailToFetch()", "didFailToFetch()"))
        }
        for event in module.events {
            methods.append(("did\(event.stem)()", "did\(event.stem)()"))
            methods.append(("didFailTo\(event.stem)()", "didFailTo\(event.stem)()"))
        }
        return methods
    }

    private var answering: [SpyTemplate.Answering] {
        [
            SpyTemplate.Answering(
                name: "DataManager", conformance: "\(name)LocalDataManagerInputProtocol", label: "whenDone",
                verb: "fetch", canWait: module.hasLateNews),
            SpyTemplate.Answering(name: "Store", conformance: "\(name)Store", label: "then", verb: "load"),
        ]
    }
}
