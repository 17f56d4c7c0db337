/// A book as its screen shows it.
struct ShelfDetailViewModel: Equatable {
    let title: String
    let author: String
    let status: String
    let standsOut: Bool
    let canLend: Bool
}
