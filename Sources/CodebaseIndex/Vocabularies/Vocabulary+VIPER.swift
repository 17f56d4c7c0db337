extension Vocabulary {
    /// VIPER, with Mutual Mobile's names: the view owns the presenter, which owns interactor and navigation; the
    /// interactor owns data managers.
    package static let viper = Vocabulary(
        actors: [
            Part(
                role: .view, suffixes: ["ViewController", "View"],
                protocols: ["ViewProtocol", "ViewInput", "ViewInterface", "PresenterOutput", "UserInterface", "View"],
                owns: [.presenter, .viewPart]),
            Part(
                role: .presenter, suffixes: ["Presenter"],
                protocols: [
                    "PresenterProtocol", "PresenterInterface", "PresenterInput", "InteractorOutputProtocol",
                    "InteractorOutput", "ViewOutput", "ModuleInterface", "EventHandler", "Presenter",
                ],
                owns: [.interactor, .wireframe],
                backNames: ["view", "ui", "userInterface", "output", "viewController"]),
            Part(
                role: .interactor, suffixes: ["Interactor"],
                protocols: [
                    "InteractorInputProtocol", "InteractorInput", "InteractorProtocol", "InteractorInterface",
                    "DataManagerOutputProtocol", "DataManagerOutput", "Interactor",
                ],
                owns: [.dataManager], backNames: ["presenter", "output"]),
            Part(
                role: .wireframe, suffixes: ["WireFrame", "Wireframe", "Router"],
                protocols: [
                    "WireFrameProtocol", "WireframeProtocol", "WireframeInterface", "WireFrameInterface",
                    "RouterProtocol", "RouterInput", "RouterInterface", "WireFrame", "Wireframe", "Router",
                ],
                backNames: ["view", "viewController", "presenter", "output"], mayBeValue: true),
            Part(
                role: .dataManager, suffixes: ["DataManager", "Datamanager"], qualifiers: ["Local", "API", "Remote"],
                protocols: [
                    "DataManagerInputProtocol", "DataManagerInput", "DataManagerProtocol", "DataManagerInterface",
                    "DataManager",
                ],
                backNames: ["interactor", "output", "presenter"], mayBeValue: true),
        ],
        others: [
            Part(role: .viewPart, suffixes: viewPartEndings),
            Part(
                role: .assembler, suffixes: assembler.suffixes + ["AppDependencies"], mayBeValue: true),
            Part(
                role: .displayModel,
                suffixes: [
                    "ViewModel", "DisplayModel", "PresentationModel", "ViewData", "DisplayItem", "DisplayData",
                    "DisplaySection", "DisplayDataCollection",
                ]),
            Part(role: .entity, suffixes: ["Entity"], folders: entityFolders),
        ],
        leads: [.presenter, .interactor], assemblers: [.wireframe, .assembler], navigators: [.wireframe],
        drawn: [.view, .viewPart], delegates: ["ModuleDelegateProtocol", "ModuleDelegate", "Delegate"],
        entityProtocols: [
            "InteractorInputProtocol", "InteractorInput", "InteractorOutputProtocol", "InteractorOutput",
            "DataManagerInputProtocol", "DataManagerInput", "DataManagerOutputProtocol", "DataManagerOutput",
            "DataManagerProtocol", "InteractorProtocol",
        ],
        displayProtocols: ["ViewProtocol", "ViewInput", "ViewInterface", "UserInterface"])
}
