/// The height that a table fills with cells, in the same unit as the cells' heights.
struct TableViewport {
    let height: Int
    let heightOfCell: (PlacedCell) -> Int
}
