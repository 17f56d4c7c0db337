/// What the form tells whoever opened it.
protocol AddItemDelegate: AnyObject {
    /// The form stored a new item.
    func addItemDidSave()
}
