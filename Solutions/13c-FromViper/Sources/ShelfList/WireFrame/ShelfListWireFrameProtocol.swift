/// Where one can go from the list.
protocol ShelfListWireFrameProtocol: AnyObject {
    /// Opens the screen of a book.
    func presentBookDetail(of book: Book)
}
