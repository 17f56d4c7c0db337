/// The offsets at which the lines of a text begin, in UTF-8 bytes.
struct LineTable: Sendable {
    let starts: [Int32]

    var count: Int { starts.count }

    /// The line and column of an offset, from 1; an offset inside a byte-order mark is column 1.
    func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return (low + 1, max(1, offset - Int(starts[low]) + 1))
    }
}
