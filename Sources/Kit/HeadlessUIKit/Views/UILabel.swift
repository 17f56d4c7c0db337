import Foundation

/// A text that the user can only read.
///
/// Source: UIKit, UILabel.
open class UILabel: UIView {
    /// The text; none by default.
    open var text: String?
    /// The text's color.
    open var textColor: UIColor! = .label
    /// The text's font.
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// The text's position in the label's width.
    open var textAlignment: NSTextAlignment = .natural
    /// The most lines that the text may take, or 0 for any number; longer text is truncated.
    open var numberOfLines = 1

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }
}
