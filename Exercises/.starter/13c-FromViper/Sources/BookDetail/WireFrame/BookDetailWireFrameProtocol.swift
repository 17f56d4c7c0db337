/// The ways that lead on from a book.
protocol BookDetailWireFrameProtocol: AnyObject {
    /// Opens the sheet for lending.
    func presentLend(of book: Book)

    /// Takes the book's screen off the stack.
    func goBack()
}
