import Typesetting

/// The sources of a module that replaces a controller, in the folders of a new module of that architecture.
struct ProposedFiles {
    let proposal: Proposal
    let screen: ScreenKit
    private var file: ProposedFile { ProposedFile(proposal, screen: screen) }
    private var hasData: Bool { proposal.says(.job) }
    private var hasEvents: Bool { proposal.says(.event) }

    var all: [(String, String, String)] {
        switch proposal.cast.architecture {
        case .viperS: viperS
        case .viper: viper
        case .cleanViper: cleanViper
        }
    }

    private var viperS: [(String, String, String)] {
        [
            ("", "Contract", ProposedContract(proposal: proposal, file: file).text),
            ("", "Scene", ProposedScene(proposal: proposal, file: file).text),
            ("", "Director", hasEvents ? ProposedDirector(proposal: proposal, file: file).text : ""),
            ("", "Worker", hasData ? ProposedWorker(proposal: proposal, file: file).text : ""),
            ("", "Store", hasData ? ProposedStore(proposal: proposal, file: file).text : ""),
            ("", "Navigator", ProposedNavigator(proposal: proposal, file: file).text),
        ]
    }

    private var viper: [(String, String, String)] {
        let interactor = ProposedInteractor(proposal: proposal, file: file)
        let roles = ProposedRoles(proposal: proposal)
        let edges: [ProposedMessage.Role] = [.display, .event, .job, .answer]
        let protocols = file.text {
            Code.parts([roles.header] + edges.map(roles.role) + [interactor.edge, roles.role(.way)])
        }
        return [
            ("Protocols", "Protocols", protocols),
            ("View", "View", ProposedView(proposal: proposal, file: file).text),
            ("Presenter", "Presenter", hasEvents ? ProposedPresenter(proposal: proposal, file: file).text : ""),
            ("Presenter", "Row", roles.models.isEmpty ? "" : file.text { roles.models }),
            ("Interactor", "Interactor", hasData ? interactor.text : ""),
            ("DataManager", "LocalDataManager", hasData ? interactor.dataManager : ""),
            ("DataManager", "Store", hasData ? ProposedStore(proposal: proposal, file: file).text : ""),
            ("WireFrame", "WireFrame", ProposedWireFrame(proposal: proposal, file: file).text),
        ]
    }

    private var cleanViper: [(String, String, String)] {
        let useCase = ProposedUseCase(proposal: proposal, file: file)
        let connector = ProposedConnector(proposal: proposal, file: file, screen: screen)
        let roles = ProposedRoles(proposal: proposal)
        let (shown, presented) = (
            ProposedOutputs(proposal: proposal, role: .display).protocols,
            ProposedOutputs(proposal: proposal, role: .answer).protocols
        )
        func contract(_ lines: [String]) -> String {
            lines.isEmpty ? "" : file.text { Code.parts([roles.header, lines]) }
        }
        return [
            ("", "ViewController", ProposedViewController(proposal: proposal, file: file).text),
            ("", "PresenterOutput", contract(shown)),
            ("", "ViewModel", roles.models.isEmpty ? "" : file.text { roles.models }),
            ("", "Presenter", ProposedCleanPresenter(proposal: proposal, file: file).text),
            ("", "UseCaseOutput", contract(presented)),
            ("", "PresentationModel", useCase.presentationModels),
            ("", "UseCase", hasData ? useCase.text : ""),
            ("", "EntityGateway", hasData ? ProposedStore(proposal: proposal, file: file).text : ""),
            ("", "Connector", connector.text),
            ("", "RouterProtocol", contract(roles.role(.way))),
            ("", "Router", connector.router),
        ]
    }
}
