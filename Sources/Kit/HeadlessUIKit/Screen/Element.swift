import Foundation

/// A visible element at a place of the screen.
struct Element {
    /// The kind of element, which decides the possible actions.
    enum Kind {
        case text, spinner, backButton, barButton, alertButton, button, field, toggle
        case row(UITableView, IndexPath)
    }

    let kind: Kind
    var area: Area
    /// The drawn text, line by line.
    var lines: [String]
    var style = TextStyle()
    /// The whole text for a reader, or nil for an element without text.
    var text: String?
    /// The view, bar item or alert action behind it.
    var object: AnyObject?

    /// The position of a line of text in the element's width.
    var alignment = NSTextAlignment.left
}
