import Foundation

/// A cell and the row that it shows.
typealias PlacedCell = (path: IndexPath, cell: UITableViewCell)

/// What a table knows of its rows.
struct TableRows {
    /// Rows of each section, as the data source said after the last reload; nil before it was asked.
    var counts: [Int]?
    /// The first row to show, counted over all sections.
    var first = 0
    /// The cells on the screen, from the top.
    var cells: [PlacedCell] = []
}
