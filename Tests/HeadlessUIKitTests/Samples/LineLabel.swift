import Foundation
import HeadlessUIKit

/// One line of text, for filling a screen.
final class LineLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        text = "one line"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
