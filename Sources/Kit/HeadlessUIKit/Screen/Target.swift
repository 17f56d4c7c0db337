import Foundation

/// Something that a person may want to act on, and what stands in the way.
struct Target {
    /// What a target is.
    enum Kind: String {
        case button
        case barButton = "bar button"
        case backButton = "back button"
        case alertButton = "alert button"
        case field
        case toggle = "switch"
    }

    let kind: Kind
    /// What a person calls it, the seen name first.
    let names: [String]
    /// The view, bar item, alert action or, for a back button, controller.
    let object: AnyObject
    /// Why it can't be acted on; nil when it can.
    var obstacle: ScreenError.Reason?
}
