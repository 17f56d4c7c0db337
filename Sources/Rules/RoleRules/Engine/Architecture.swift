import RoleIndex

/// An architecture: its roles, and the rules among them.
public struct Architecture: Sendable {
    /// The name on a command line: `viper-s`, `viper`, `mvc`.
    public let name: String
    /// The architecture's own rules, and the one that exceptions need a reason.
    public let rules: [Rule]
    /// The roles, and the words that tell them.
    package var vocabulary: Vocabulary
    /// A description of what the rules look for, for the error that nothing was found.
    package let looksFor: String

    private init(name: String, rules: [Rule], vocabulary: Vocabulary, looksFor: String) {
        self.name = name
        self.rules = rules + [.allowWithReason]
        self.vocabulary = vocabulary
        self.looksFor = looksFor
    }

    /// VIPER-S: contracts, and Scene, Director, Worker, Navigator.
    public static let viperS = Architecture(
        name: "viper-s",
        rules: [
            .contractPresent, .namesFollowFolders, .verbsFollowRoles, .directorStoresOnlyRoles, .sceneKnowsNoModel,
            .navigationInNavigators, .actorsBuiltInMakeModule, .rolesInExtensions, .newFileAfter200Lines,
            .workerKnowsOnlyPresenter, .rolesStayRoles, .displayModelsReadyToShow,
        ] + general,
        vocabulary: .viperS,
        looksFor: "a contract such as ItemsListContract.swift, or types that end in Scene, Director, Worker, Navigator")

    /// VIPER: View, Presenter, Interactor, Wireframe, data managers.
    public static let viper = Architecture(
        name: "viper",
        rules: [
            .modulesHavePresenters, .edgesAreProtocols, .rolesStayRoles, .presenterKnowsNoUI, .interactorKnowsNoUI,
            .viewKnowsNoEntity, .viewKnowsNoInteractor, .managedObjectsStayInDataManagers, .entitiesKnowNoPersistence,
            .onlyTheWireframeAssembles, .onlyTheInteractorHoldsDataManagers, .displayModelsReadyToShow,
            .fileWithin200Lines,
        ] + general,
        vocabulary: .viper,
        looksFor: "types that end in View, ViewController, Presenter, Interactor, WireFrame, Router, DataManager")

    /// Clean VIPER: ViewController, Presenter, UseCase, gateways, Connector, Router.
    public static let cleanViper = Architecture(
        name: "clean-viper",
        rules: [
            .modulesHavePresenters, .dependenciesPointInward, .boundariesCarryValues, .adjacentLayersOnly,
            .collectionsStayPrivate,
            .entitiesStayInside, .useCaseDependsOnProtocols, .oneOutputAnEvent, .useCaseKnowsNoFormat,
            .entitiesAreTyped, .connectorAssembles, .transformerOnlyTransforms, .verbsFollowLayers,
            .displayModelsReadyToShow, .fileWithin200Lines,
        ] + general,
        vocabulary: .cleanViper,
        looksFor: "types that end in Presenter, UseCase, EntityGateway, EntityManager, Transformer, Connector, Router")

    /// A model-view-controller app, for which rules only count concerns and lines.
    public static let mvc = Architecture(
        name: "mvc", rules: [.oneConcernAType, .fileWithin200Lines], vocabulary: .mvc,
        looksFor: "a class, struct, enum or actor")

    /// The rules for the roles of every layered architecture.
    private static let general: [Rule] = [
        .noStrongCycles, .backReferencesWeak, .rolesHavePlayers, .roleMethodsHaveCallers, .otherModulesByNavigation,
        .modulesFormNoCircle, .oneConcernAType,
    ]

    public static let all: [Architecture] = [.viperS, .viper, .cleanViper, .mvc]
}
