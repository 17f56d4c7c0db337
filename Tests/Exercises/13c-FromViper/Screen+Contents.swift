import HeadlessUIKit

extension Screen {
    /// The elements of the screen without its background, which answers begun on an older starter don't set.
    var contents: [String] { inventory.filter { !$0.hasPrefix("background ") } }
}
