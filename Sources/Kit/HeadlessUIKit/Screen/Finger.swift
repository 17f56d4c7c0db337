import Foundation

/// A finger on a row of a table, which selects the row that it was put on, even if the table has changed.
public final class Finger {
    private weak var table: UITableView?
    private let path: IndexPath
    private let screen: Screen

    init(table: UITableView, path: IndexPath, screen: Screen) {
        self.table = table
        self.path = path
        self.screen = screen
    }

    /// Lifts the finger, which selects the row unless the table is out of reach; a second lift does nothing.
    public func lift() {
        guard let table else { return }
        self.table = nil
        let picture = screen.picture
        guard picture.alert == nil, picture.tables.contains(where: { $0 === table }) else { return }
        table.touch(path)
    }
}
