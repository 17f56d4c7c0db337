import Foundation

/// Shows rows, and builds cells only for the visible ones.
///
/// Source: UIKit, UITableView.
open class UITableView: UIView {
    /// The row height that leaves the height to a row's content.
    public static let automaticDimension: CGFloat = -1

    /// The look.
    public let style: UITableView.Style
    /// The object that provides the cells.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// The object that learns about selections.
    open weak var delegate: (any UITableViewDelegate)?
    /// The default height of rows in points, for a table that no `Screen` lays out.
    open var rowHeight: CGFloat = UITableView.automaticDimension
    /// Whether rows can be selected.
    open var allowsSelection = true
    /// The view that appears if the table has no rows.
    open var backgroundView: UIView?
    /// The selected row.
    open internal(set) var indexPathForSelectedRow: IndexPath?

    var rows = TableRows()
    var isTiling = false
    var pool: [String: [UITableViewCell]] = [:]
    var registered: [String: AnyClass] = [:]
    /// The height to fill and a cell's height, both from the last `Screen` that laid the table out.
    var viewport: TableViewport?

    /// Creates a table with a look.
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

    /// Drops all cells and the selection, and asks the data source again at the next layout.
    open func reloadData() {
        for (_, cell) in rows.cells { recycle(cell) }
        rows.cells = []
        rows.counts = nil
        indexPathForSelectedRow = nil
    }

    /// The number of sections.
    open var numberOfSections: Int { counts.count }

    /// Returns the number of rows in a section.
    open func numberOfRows(inSection section: Int) -> Int { counts[section] }

    /// The cells on the screen, from the top.
    open var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return rows.cells.map(\.cell)
    }

    /// The index paths of the cells on the screen.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return rows.cells.map(\.path)
    }

    /// Returns the cell of a row, if it is on the screen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutIfNeeded()
        return rows.cells.first { $0.path == indexPath }?.cell
    }

    /// Returns the index path of a cell that is on the screen.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        rows.cells.first { $0.cell === cell }?.path
    }

    /// Deselects the row, without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard indexPathForSelectedRow == indexPath else { return }
        indexPathForSelectedRow = nil
        rows.cells.first { $0.path == indexPath }?.cell.setSelected(false, animated: animated)
    }

    // MARK: - Reuse

    /// Registers a class from which to create cells for an identifier.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registered[identifier] = cellClass
    }

    /// Returns a cell that has left the screen, or a new one of the registered class, or nil.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        reusedCell(identifier) ?? newCell(identifier)
    }

    /// Returns a reused or new cell; without a registered class, the app crashes as in UIKit.
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
