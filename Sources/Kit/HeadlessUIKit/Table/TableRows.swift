import Foundation

/// A cell and the row that it shows.
typealias PlacedCell = (path: IndexPath, cell: UITableViewCell)

/// A table's knowledge of its rows.
struct TableRows {
    /// The number of rows in each section since the last reload, or nil before the table asks its data source.
    var counts: [Int]?
    /// The first visible row, counted over all sections.
    var first = 0
    /// The cells on the screen, from the top.
    var cells: [PlacedCell] = []
}
