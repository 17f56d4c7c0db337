import Foundation

/// A possible target of a user's action, and the obstacle to it.
struct Target {
    /// The kind of a target.
    enum Kind: String {
        case button
        case barButton = "bar button"
        case backButton = "back button"
        case alertButton = "alert button"
        case field
        case toggle = "switch"
    }

    let kind: Kind
    /// The names that a user may use, the visible one first.
    let names: [String]
    /// The view, bar item or alert action, or the controller for a back button.
    let object: AnyObject
    /// The reason why the action is impossible, or nil.
    var obstacle: ScreenError.Reason?
}
