import Foundation

nonisolated extension IndexPath {
    /// The index path of a row in a section of a table.
    ///
    /// UIKit adds this to Foundation's type, and so Foundation on Linux has none of it.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The section of a table that this path names.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row of a section that this path names.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
