extension Vocabulary {
    /// Clean VIPER: the ViewController owns the Presenter, which owns the UseCase, which owns gateways and
    /// Transformers.
    ///
    /// A Router is a container controller above them or an object below: neither owns the other by rule.
    package static let cleanViper = Vocabulary(
        actors: [
            Part(
                role: .viewController, suffixes: ["ViewController"], protocols: ["PresenterOutput"],
                owns: [.presenter, .viewPart]),
            Part(
                role: .presenter, suffixes: ["Presenter"], protocols: ["UseCaseOutput", "Presenter"],
                owns: [.useCase], backNames: ["output", "view", "viewController"]),
            Part(
                role: .useCase, suffixes: ["UseCase", "Interactor"], protocols: ["UseCase", "UseCaseInput"],
                owns: [.gateway, .transformer], backNames: ["output", "presenter"]),
            Part(
                role: .transformer, suffixes: ["Transformer"], owns: [.entityManager],
                backNames: ["output", "useCase"], mayBeValue: true),
            Part(
                role: .gateway, suffixes: ["EntityGateway", "Gateway"], protocols: ["EntityGateway", "Gateway"],
                owns: [.entityManager], backNames: ["useCase", "output"], mayBeValue: true),
            Part(
                role: .entityManager, suffixes: ["EntityManager", "Manager"], protocols: ["EntityManager", "Manager"],
                backNames: ["gateway", "useCase", "output"], mayBeValue: true),
            Part(role: .router, suffixes: ["Router"], protocols: ["Router", "RouterProtocol"]),
        ],
        others: [
            Part(role: .viewPart, suffixes: viewPartEndings),
            Part(role: .connector, suffixes: ["Connector"], mayBeValue: true),
            Part(role: .assembler, suffixes: assembler.suffixes + ["AppDependencies"], mayBeValue: true),
            Part(role: .presentationModel, suffixes: ["PresentationModel"]),
            Part(role: .displayModel, suffixes: ["ViewModel", "ViewData"]),
            Part(role: .entity, suffixes: ["Entity"], folders: entityFolders),
        ],
        leads: [.presenter, .useCase], assemblers: [.connector, .router, .assembler], navigators: [.router],
        drawn: [.viewController, .viewPart], delegates: ["Delegate"],
        entityProtocols: ["EntityGateway", "Gateway", "EntityManager", "Manager"],
        displayProtocols: ["PresenterOutput"])
}
