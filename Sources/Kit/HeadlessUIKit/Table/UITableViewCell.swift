import Foundation

/// One row of a table as long as it is on the screen; then it is reused for another.
///
/// Source: UIKit, UITableViewCell.
open class UITableViewCell: UIView {
    /// The kind of cell that this one can be reused as.
    public let reuseIdentifier: String?
    /// What the cell's own views are put into.
    public let contentView = UIView()
    /// The main label.
    public let textLabel: UILabel?
    /// The second label, for every style but the default one.
    public let detailTextLabel: UILabel?
    /// The look when selected.
    open var selectionStyle: UITableViewCell.SelectionStyle = .default
    /// What stands at the right edge.
    open var accessoryType: UITableViewCell.AccessoryType = .none
    /// Whether the row is selected.
    open var isSelected = false

    let style: UITableViewCell.CellStyle

    /// The identifier for cells that a table makes from a registered class.
    static var identifierOfRegisteredClass: String?

    /// A cell that can be reused under an identifier.
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

    /// Required so that a table can make a registered subclass: it calls that one's `init(style:reuseIdentifier:)`.
    ///
    /// UIKit gets there by the Objective-C runtime.
    public required convenience init() {
        self.init(style: .default, reuseIdentifier: UITableViewCell.identifierOfRegisteredClass)
    }

    /// Called before the cell is handed out again; an override calls super.
    open func prepareForReuse() { isSelected = false }

    /// Selects the cell or not.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    private func addParts() {
        addSubview(contentView)
        for label in [textLabel, detailTextLabel].compactMap({ $0 }) { contentView.addSubview(label) }
    }
}
