/// All that the list shows by itself.
struct ShelfContents: Equatable {
    var isAtWork = false
    var rows: [ShelfRow] = []
    /// Stands in place of rows, where there are none to show.
    var sentence: String?
}

/// A notice that covers the list until the user has read it.
enum ShelfNotice: Equatable {
    case done(String)
    case failed(String)
}

/// Messages from the presenter to the list's view.
protocol ShelfViewProtocol: AnyObject {
    func render(_ contents: ShelfContents)
    func cover(with notice: ShelfNotice)
    func lead(to book: Book)
}
