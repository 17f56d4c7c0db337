/// The position of a text in its width.
///
/// Source: UIKit, NSTextAlignment.
public nonisolated enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}
