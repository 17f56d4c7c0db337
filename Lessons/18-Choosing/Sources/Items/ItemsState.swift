/// All that the list shows at a moment, so that it can be drawn, or compared, as a whole.
struct ItemsState: Equatable {
    var rows: [ItemRow] = []
    /// The text in place of rows; `nil` while it isn't known yet whether there are any.
    var placeholder: String?
    /// Whether work is going on; meanwhile, nothing can be deleted.
    var isLoading = false
}
