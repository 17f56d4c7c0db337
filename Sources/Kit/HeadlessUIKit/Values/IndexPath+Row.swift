import Foundation

nonisolated extension IndexPath {
    /// Creates the index path of a row in a section of a table.
    ///
    /// UIKit adds this to Foundation's type, so Foundation on Linux lacks it.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The section of the table.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row in the section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
