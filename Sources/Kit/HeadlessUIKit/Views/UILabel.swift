import Foundation

/// A text that is read only.
///
/// Source: UIKit, UILabel.
open class UILabel: UIView {
    /// The text; none by default.
    open var text: String?
    /// The text's color.
    open var textColor: UIColor! = .label
    /// The text's font.
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// Where the text stands in the label's width.
    open var textAlignment: NSTextAlignment = .natural
    /// How many lines the text may take; 0 for as many as it needs. A longer text is cut short.
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
