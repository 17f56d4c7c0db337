/// The ways in which a presented controller covers its presenter.
///
/// Source: UIKit, UIModalPresentationStyle. `automatic` is a sheet here, as on an iPhone.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case overFullScreen = 5
    case overCurrentContext = 6
    case automatic = -2

    /// Whether the presenter's view leaves the window, which calls its appearance callbacks.
    var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// Whether the user can pull the presented controller down.
    var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}
