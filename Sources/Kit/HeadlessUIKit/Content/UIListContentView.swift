import Foundation

/// The view of a row's content.
///
/// Source: UIKit, UIListContentView.
open class UIListContentView: UIView, UIContentView {
    private let label = UILabel()
    private let secondaryLabel = UILabel()

    /// The content; setting it updates the view.
    open var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    /// Creates a view that shows this content.
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(label)
        addSubview(secondaryLabel)
        show()
    }

    public required init?(coder: NSCoder) { return nil }

    private func show() {
        guard let content = configuration as? UIListContentConfiguration else { return }
        show(content.text, in: label, content.textProperties)
        show(content.secondaryText, in: secondaryLabel, content.secondaryTextProperties)
    }

    private func show(_ text: String?, in label: UILabel, _ look: UIListContentConfiguration.TextProperties) {
        label.text = text
        label.font = look.font
        label.textColor = look.color
        label.numberOfLines = look.numberOfLines
    }
}
