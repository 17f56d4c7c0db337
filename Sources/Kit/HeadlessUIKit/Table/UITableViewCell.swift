import Foundation

/// One row of a table while it is on the screen, reused for other rows afterward.
///
/// Source: UIKit, UITableViewCell.
open class UITableViewCell: UIView {
    /// The identifier under which the cell can be reused.
    public let reuseIdentifier: String?
    /// The view that contains the cell's own views.
    public let contentView = UIView()
    /// The main label.
    public let textLabel: UILabel?
    /// The second label, for every style but the default one.
    public let detailTextLabel: UILabel?
    /// The look of a selected cell.
    open var selectionStyle: UITableViewCell.SelectionStyle = .default
    /// The symbol at the right edge.
    open var accessoryType: UITableViewCell.AccessoryType = .none
    /// Whether the row is selected.
    open var isSelected = false

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

    private func addParts() {
        addSubview(contentView)
        for label in [textLabel, detailTextLabel].compactMap({ $0 }) { contentView.addSubview(label) }
    }
}
