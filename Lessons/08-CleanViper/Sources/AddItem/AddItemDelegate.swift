/// The form's news for its opener.
protocol AddItemDelegate: AnyObject {
    /// The form stored a new item.
    func addItemDidSave()
}
