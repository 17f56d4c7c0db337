extension Vocabulary {
    /// VIPER-S: the Scene owns the Director, which owns Worker and Navigator.
    package static let viperS = Vocabulary(
        actors: [
            Part(role: .scene, suffixes: ["Scene"], protocols: ["_DisplayUI"], owns: [.director, .viewPart]),
            Part(
                role: .director, suffixes: ["Director"], protocols: ["_HandleUIEvents", "_PresentData", "_Delegate"],
                owns: [.worker, .navigator], backNames: ["ui", "scene", "view"]),
            Part(
                role: .worker, suffixes: ["Worker"], protocols: ["_ManageData"],
                backNames: ["presenter", "director"], mayBeValue: true),
            Part(
                role: .navigator, suffixes: ["Navigator"], protocols: ["_Navigate"],
                backNames: ["viewController", "scene", "director"], mayBeValue: true),
        ],
        others: [
            Part(role: .viewPart, suffixes: viewPartEndings), assembler,
            Part(role: .displayModel, suffixes: ["UI", "ViewModel", "DisplayModel", "PresentationModel", "ViewData"]),
            Part(role: .entity, folders: entityFolders),
        ],
        leads: [.scene, .director], assemblers: [.navigator, .assembler], navigators: [.navigator],
        drawn: [.scene, .viewPart], hasContracts: true, delegates: ["_Delegate"],
        entityProtocols: ["_ManageData", "_PresentData", "_Navigate"], displayProtocols: ["_DisplayUI"],
        entries: ["AppDelegate", "SceneDelegate", "App", "AppDependencies"])
}
