import Foundation

/// One row of a table while it is on the screen, reused for other rows afterward.
///
/// Source: UIKit, UITableViewCell.
open class UITableViewCell: UIView {
    /// The identifier under which the cell can be reused.
    public let reuseIdentifier: String?
    /// The view that contains the cell's own views, or shows its content configuration.
    open private(set) var contentView = UIView()
    /// The main label, which a content configuration replaces; deprecated since iOS 27.
    public let textLabel: UILabel?
    /// The second label, for every style but the default one; deprecated since iOS 27.
    public let detailTextLabel: UILabel?
    /// The look of a selected cell.
    open var selectionStyle: UITableViewCell.SelectionStyle = .default
    /// The symbol at the right edge.
    open var accessoryType: UITableViewCell.AccessoryType = .none
    /// Whether the row is selected.
    open var isSelected = false

    /// The content; setting it replaces the content view, labels included, or updates a view that supports it.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { showConfiguration() }
    }

    let style: UITableViewCell.CellStyle

    /// The identifier for cells that a table creates from a registered class.
    static var identifierOfRegisteredClass: String?

    /// Creates a cell that can be reused under an identifier.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        textLabel = UILabel()
        detailTextLabel = style == .default ? nil : UILabel()
        super.init(frame: .zero)
        addParts()
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        textLabel = UILabel()
        detailTextLabel = nil
        super.init(coder: coder)
        addParts()
    }

    /// Lets a table create a registered subclass, by calling the subclass's `init(style:reuseIdentifier:)`.
    ///
    /// UIKit does this through the Objective-C runtime.
    public required convenience init() {
        self.init(style: .default, reuseIdentifier: UITableViewCell.identifierOfRegisteredClass)
    }

    /// Called before the cell is reused; overrides call super.
    open func prepareForReuse() { isSelected = false }

    /// Selects or deselects the cell.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Returns the look for the cell's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    private func showConfiguration() {
        if let configuration = contentConfiguration, let known = contentView as? any UIView & UIContentView,
            known.supports(configuration)
        {
            known.configuration = configuration
            return
        }
        let place = subviews.firstIndex { $0 === contentView } ?? 0
        contentView.removeFromSuperview()
        contentView = contentConfiguration?.makeContentView() ?? UIView()
        insertSubview(contentView, at: place)
    }

    private func addParts() {
        addSubview(contentView)
        for label in [textLabel, detailTextLabel].compactMap({ $0 }) { contentView.addSubview(label) }
    }
}
