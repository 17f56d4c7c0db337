extension Cast {
    static func viperS(_ role: ProposedMessage.Role) -> Part {
        switch role {
        case .display:
            Part(
                ending: "_DisplayUI", receiver: "ui?", spy: "UI", comment: "What the screen can be told to show.")
        case .event:
            Part(
                ending: "_HandleUIEvents", receiver: "self", spy: "EventsHandler",
                comment: "What can happen on the screen.")
        case .job:
            Part(
                ending: "_ManageData", receiver: "dataManager", spy: "DataManager",
                comment: "What can be asked of the data; each job ends in one call of `NAME_PresentData`.")
        case .answer:
            Part(
                ending: "_PresentData", receiver: "self", spy: "Presenter",
                comment: "How the jobs of `NAME_ManageData` end.")
        case .way:
            Part(ending: "_Navigate", receiver: "navigator", spy: "Navigator", comment: "Where the screen leads.")
        }
    }

    static func viper(_ role: ProposedMessage.Role) -> Part {
        switch role {
        case .display:
            Part(ending: "ViewProtocol", receiver: "view?", spy: "View", comment: "What the screen can show.")
        case .event:
            Part(
                ending: "PresenterProtocol", receiver: "self", spy: "Presenter",
                comment: "What the view tells its presenter.")
        case .job:
            Part(
                ending: "InteractorInputProtocol", receiver: "interactor?", spy: "Interactor",
                comment: "What the presenter asks of its interactor; each request ends in one call of the output.")
        case .answer:
            Part(
                ending: "InteractorOutputProtocol", receiver: "self", spy: "Output",
                comment: "What the interactor reports to its presenter.")
        case .way:
            Part(
                ending: "WireFrameProtocol", receiver: "wireFrame?", spy: "WireFrame",
                comment: "Where one can go from the screen.")
        }
    }

    static func cleanViper(_ role: ProposedMessage.Role) -> Part {
        switch role {
        case .display:
            Part(
                ending: "PresenterOutput", receiver: "output?", spy: "PresenterOutput",
                comment: "Everything that the view can be told to show.")
        case .event:
            Part(ending: "Presenter", receiver: "self", spy: "Presenter", comment: "What can happen on the screen.")
        case .job:
            Part(ending: "UseCase", receiver: "useCase", spy: "UseCase", comment: "What the use case hears.")
        case .answer:
            Part(
                ending: "UseCaseOutput", receiver: "self", spy: "UseCaseOutput",
                comment: "Everything that the presenter hears from its use case.")
        case .way:
            Part(
                ending: "RouterProtocol", receiver: "router", spy: "Router",
                comment: "Which events lead away from the screen.")
        }
    }
}
