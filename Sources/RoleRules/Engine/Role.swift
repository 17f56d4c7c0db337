/// What a type is in its architecture.
public enum Role: String, Hashable, Sendable, CaseIterable {
    // VIPER-S
    case scene = "Scene"
    case director = "Director"
    case navigator = "Navigator"
    case worker = "Worker"
    // VIPER
    case view = "View"
    case presenter = "Presenter"
    case interactor = "Interactor"
    case wireframe = "Wireframe"
    case dataManager = "DataManager"
    // Both
    /// A cell, an adapter, a data source: it belongs to the layer of the Scene or View.
    case viewPart = "part of the view"
    /// The app's delegate or its `App`: it may name any module's assembler.
    case appEntry = "app entry"
}
