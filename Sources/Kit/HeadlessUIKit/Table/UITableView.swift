import Foundation

/// Shows rows, building cells only for those that are seen.
///
/// Source: UIKit, UITableView.
open class UITableView: UIView {
    /// Rows of this height ask their content.
    public static let automaticDimension: CGFloat = -1

    /// The look.
    public let style: UITableView.Style
    /// Makes the cells.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// Is told what is selected.
    open weak var delegate: (any UITableViewDelegate)?
    /// The height of every row in points unless the delegate says it, for a table that no `Screen` lays out.
    open var rowHeight: CGFloat = UITableView.automaticDimension
    /// Whether rows can be selected.
    open var allowsSelection = true
    /// What is seen where no rows are.
    open var backgroundView: UIView?
    /// The selected row.
    open internal(set) var indexPathForSelectedRow: IndexPath?

    var rows = TableRows()
    var isTiling = false
    var pool: [String: [UITableViewCell]] = [:]
    var registered: [String: AnyClass] = [:]
    /// The height to fill, and of a cell, as the last `Screen` to lay the table out had them.
    var viewport: TableViewport?

    /// A table with a look.
    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    // MARK: - Rows

    /// Forgets all cells and asks the data source again at the next layout; nothing is selected then.
    open func reloadData() {
        for (_, cell) in rows.cells { recycle(cell) }
        rows.cells = []
        rows.counts = nil
        indexPathForSelectedRow = nil
    }

    /// How many sections the table has.
    open var numberOfSections: Int { counts.count }

    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int { counts[section] }

    /// The cells on the screen, from the top.
    open var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return rows.cells.map(\.cell)
    }

    /// Where the cells on the screen are.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return rows.cells.map(\.path)
    }

    /// The cell of a row, if it is on the screen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutIfNeeded()
        return rows.cells.first { $0.path == indexPath }?.cell
    }

    /// The row of a cell that is on the screen.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        rows.cells.first { $0.cell === cell }?.path
    }

    /// Selects nothing, without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard indexPathForSelectedRow == indexPath else { return }
        indexPathForSelectedRow = nil
        rows.cells.first { $0.path == indexPath }?.cell.setSelected(false, animated: animated)
    }

    // MARK: - Reuse

    /// Makes cells for an identifier from a class.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registered[identifier] = cellClass
    }

    /// A cell that has left the screen, or a new one of the registered class, or nil.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        reusedCell(identifier) ?? newCell(identifier)
    }

    /// A cell that has left the screen, or a new one; without a registered class the app ends, as in UIKit.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "unable to dequeue a cell with identifier \(identifier) - must register a class for the identifier")
        }
        return cell
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        tile()
    }
}
