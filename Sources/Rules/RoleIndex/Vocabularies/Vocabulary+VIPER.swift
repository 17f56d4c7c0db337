extension Vocabulary {
    /// VIPER with Mutual Mobile's names: the view owns the presenter, which owns interactor and navigation; the
    /// interactor owns data managers.
    package static let viper = Vocabulary(
        actors: [
            Part(
                role: .view, suffixes: ["ViewController", "View", "VC"],
                protocols: viewProtocols + ["View", "ViewController"], words: ["View", "ViewController", "Interface"],
                owns: [.presenter, .viewPart]),
            Part(
                role: .presenter, suffixes: ["Presenter", "Presentor"],
                protocols: asked("Presenter") + answered("Interactor") + answered("View")
                    + answered("ViewController") + [
                        "InteractorDelegate", "Presentation", "ModuleInput", "ModuleInterface", "EventHandler",
                        "Presenter",
                    ],
                words: ["Presenter", "Presentor"],
                owns: [.interactor, .wireframe],
                backNames: ["view", "ui", "userInterface", "output", "viewController"]),
            Part(
                role: .interactor, suffixes: ["Interactor"],
                protocols: asked("Interactor") + answered("DataManager") + ["Interactor"], words: ["Interactor"],
                owns: [.dataManager], backNames: ["presenter", "output"]),
            Part(
                role: .wireframe, suffixes: ["WireFrame", "Wireframe", "Router"],
                protocols: asked("WireFrame") + asked("Wireframe") + asked("Router") + [
                    "Routing", "WireFrame", "Wireframe", "Router",
                ],
                words: ["WireFrame", "Wireframe", "Router"],
                backNames: ["view", "viewController", "presenter", "output"], mayBeValue: true),
            Part(
                role: .dataManager, suffixes: ["DataManager", "Datamanager"], qualifiers: ["Local", "API", "Remote"],
                protocols: asked("DataManager") + ["DataManager"], words: ["DataManager"],
                backNames: ["interactor", "output", "presenter"], mayBeValue: true),
        ],
        others: [
            Part(role: .viewPart, suffixes: viewPartEndings),
            Part(
                role: .assembler, suffixes: assembler.suffixes + ["AppDependencies", "Module", "Coordinator"],
                mayBeValue: true),
            Part(
                role: .displayModel,
                suffixes: [
                    "ViewModel", "DisplayModel", "PresentationModel", "ViewData", "DisplayItem", "DisplayData",
                    "DisplaySection", "DisplayDataCollection", "CellModel", "ViewObject",
                ]),
            Part(role: .entity, suffixes: ["Entity"], folders: entityFolders),
        ],
        leads: [.presenter, .interactor], assemblers: [.wireframe, .assembler], navigators: [.wireframe],
        drawn: [.view, .viewPart],
        delegates: ["ModuleDelegateProtocol", "ModuleDelegate", "ModuleInput", "ModuleOutput", "Delegate"],
        entityProtocols: asked("Interactor") + answered("Interactor") + asked("DataManager") + answered("DataManager"),
        displayProtocols: viewProtocols)

    /// Endings of protocols that the view implements, named after it or as the output of its presenter.
    private static let viewProtocols =
        asked("View") + asked("ViewController") + answered("Presenter") + ["PresenterDelegate", "UserInterface"]

    /// Endings of protocols for the requests to a role.
    private static func asked(_ role: String) -> [String] {
        let endings = ["Protocol", "_Protocol", "Interface", "Input", "InputProtocol", "InputInterface", "Inputs"]
        // An enum of the kinds of views is often called `ViewType`, and so is a protocol for any view.
        return (role.hasPrefix("View") ? endings : endings + ["Type"]).map { role + $0 }
    }

    /// Endings of protocols for the answers of a role to its caller.
    private static func answered(_ role: String) -> [String] {
        ["Output", "OutputProtocol", "OutputInterface", "Outputs"].map { role + $0 }
    }
}
