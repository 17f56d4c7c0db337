/// Messages from the presenter to the list's view.
protocol ShelfViewProtocol: AnyObject {
    func display(loading: Bool)
    func display(_ rows: [ShelfRow])
    func tell(_ title: String, _ message: String)
    func open(_ book: Book)
}
