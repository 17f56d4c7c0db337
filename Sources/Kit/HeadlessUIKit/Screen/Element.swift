import Foundation

/// Something that a person sees at a place of the screen.
struct Element {
    /// What it is, and so what can be done with it.
    enum Kind {
        case text, spinner, backButton, barButton, alertButton, button, field, toggle
        case row(UITableView, IndexPath)
    }

    let kind: Kind
    var area: Area
    /// What is drawn, line by line.
    var lines: [String]
    var style = TextStyle()
    /// The whole text as a person would read it; nil for what has none.
    var text: String?
    /// The view, bar item or alert action behind it.
    var object: AnyObject?

    /// Where a line of a text stands in the element's width.
    var alignment = NSTextAlignment.left
}
