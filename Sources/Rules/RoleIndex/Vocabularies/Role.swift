/// The role of a type in its architecture.
///
/// The case's name is the one in `.workbook-roles.json`, the raw value the one in messages.
public enum Role: String, Hashable, Sendable, CaseIterable {
    // VIPER-S
    case scene = "Scene"
    case director = "Director"
    case navigator = "Navigator"
    case worker = "Worker"
    // VIPER
    case view = "View"
    case interactor = "Interactor"
    case wireframe = "Wireframe"
    case dataManager = "DataManager"
    // VIPER and Clean VIPER
    case presenter = "Presenter"
    // Clean VIPER
    case viewController = "ViewController"
    case useCase = "UseCase"
    case gateway = "EntityGateway"
    case entityManager = "EntityManager"
    case transformer = "Transformer"
    case connector = "Connector"
    case router = "Router"
    // All
    /// A cell, an adapter or a data source: it belongs to the layer of the Scene or View.
    case viewPart = "part of the view"
    /// A Configurator, Builder or Assembly: it makes a module's actors and isn't one itself.
    case assembler = "assembler"
    /// The app's delegate or its `App`: it may name any module's assembler.
    case appEntry = "app entry"
    /// An object of the app's domain: an item, a book, a loan.
    case entity = "entity"
    /// The data that a UseCase passes to its Presenter.
    case presentationModel = "PresentationModel"
    /// Data that is ready to be shown.
    case displayModel = "display model"

    /// The role with a case's name, `useCase`.
    package init?(key: String) {
        guard let role = Self.allCases.first(where: { $0.key == key }) else { return nil }
        self = role
    }

    /// The case's name, `useCase`.
    package var key: String { "\(self)" }

    /// The role with its article, for a sentence: `a Worker`, `an Interactor`.
    package var withArticle: String { ("AEIOaeio".contains(rawValue.prefix(1)) ? "an " : "a ") + rawValue }
}
