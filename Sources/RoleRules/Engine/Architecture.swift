/// An architecture: its roles, and the rules that hold among them.
public struct Architecture: Sendable {
    /// As a command line names it: `viper-s`, `viper`, `mvc`.
    public let name: String
    public let rules: [Rule]
    let vocabulary: Vocabulary
    /// What was looked for, for the error that nothing was found.
    let looksFor: String

    /// VIPER-S: contracts, and Scene, Director, Worker, Navigator.
    public static let viperS = Architecture(
        name: "viper-s",
        rules: [
            .contractPresent, .namesFollowFolders, .verbsFollowRoles, .directorStoresOnlyRoles, .sceneKnowsNoModel,
            .navigationInNavigators, .actorsBuiltInMakeModule, .backReferencesWeak,
        ],
        vocabulary: .viperS,
        looksFor: "a contract such as ItemsListContract.swift, or types that end in Scene, Director, Worker, Navigator")

    /// VIPER: View, Presenter, Interactor, Wireframe, data managers.
    public static let viper = Architecture(
        name: "viper", rules: [.backReferencesWeak], vocabulary: .viper,
        looksFor: "types that end in View, ViewController, Presenter, Interactor, WireFrame, Router, DataManager")

    /// A model-view-controller app: only how many concerns each type carries.
    public static let mvc = Architecture(
        name: "mvc", rules: [.oneConcernAType], vocabulary: .mvc, looksFor: "a class, struct, enum or actor")

    public static let all: [Architecture] = [.viperS, .viper, .mvc]
}
