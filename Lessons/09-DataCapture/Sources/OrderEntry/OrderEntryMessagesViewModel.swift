/// What is wrong with each field, in words; nil where nothing is.
struct OrderEntryMessagesViewModel: Equatable {
    var product: String?
    var quantity: String?
    var deliveryDate: String?
}
