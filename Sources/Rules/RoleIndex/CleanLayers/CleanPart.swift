/// The part that a type or a protocol is in Clean VIPER.
package enum CleanPart: String {
    case viewController = "a ViewController"
    case viewPart = "a part of the view"
    case presenter = "a Presenter"
    case presenterOutput = "a PresenterOutput"
    case viewModel = "a ViewModel"
    case useCase = "a UseCase"
    case useCaseOutput = "a UseCaseOutput"
    case transformer = "a Transformer"
    case presentationModel = "a PresentationModel"
    case gateway = "an EntityGateway"
    case entityManager = "an EntityManager"
    case entity = "an entity"
    /// Outside of the layers: it shows and hides screens.
    case router = "a Router"
    /// Outside of the layers: it knows all of them.
    case connector = "a Connector"

    /// The layers from the outside in; dependencies point to the higher ones.
    package enum Layer: Int, Comparable {
        case view, presenter, useCase, gateway, entity

        /// Whether the left layer is further outside than the right one.
        package static func < (left: Layer, right: Layer) -> Bool { left.rawValue < right.rawValue }
    }

    /// The layer of the part; nil outside of the layers.
    package var layer: Layer? {
        switch self {
        case .viewController, .viewPart: .view
        case .presenter, .presenterOutput, .viewModel: .presenter
        case .useCase, .useCaseOutput, .transformer, .presentationModel: .useCase
        case .gateway, .entityManager: .gateway
        case .entity: .entity
        case .router, .connector: nil
        }
    }
}
