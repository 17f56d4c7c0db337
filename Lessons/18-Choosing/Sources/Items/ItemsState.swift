/// All that the list shows at a moment, so that it can be drawn, or compared, as a whole.
struct ItemsState: Equatable {
    var rows: [ItemRow] = []
    /// Stands in place of rows; `nil` while nobody knows yet whether there are any.
    var placeholder: String?
    /// Whether work goes on; until it ends, nothing can be deleted.
    var isLoading = false
}
