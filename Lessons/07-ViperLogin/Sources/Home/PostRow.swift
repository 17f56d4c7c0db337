/// A post as its row shows it: every value is ready for a label.
struct PostRow: Equatable {
    let author: String
    let text: String
}
