/// The ways that lead on from the list.
protocol ShelfListWireFrameProtocol: AnyObject {
    /// Opens the screen of a book.
    func presentBookDetail(of book: Book)
}
