/// The place that a table fills with cells, in whatever unit both are measured.
struct TableViewport {
    let height: Int
    let heightOfCell: (PlacedCell) -> Int
}
