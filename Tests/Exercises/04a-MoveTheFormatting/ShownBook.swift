import ExerciseSupport
import HeadlessUIKit

/// The texts of a book's screen.
struct ShownBook {
    let title: String
    let author: String
    let status: String
    let isRed: Bool
    let canBeLent: Bool

    /// The texts of each book of the suite, in its order.
    static let all = [
        ShownBook(
            title: "Orlando", author: "Virginia Woolf", status: "Overdue: lent to Ada until May 17, 2024", isRed: true,
            canBeLent: false),
        ShownBook(
            title: "Emma", author: "Jane Austen", status: "Lent to Ben until May 23, 2024", isRed: false,
            canBeLent: false),
        ShownBook(
            title: "Kindred", author: "Octavia E. Butler", status: "On the shelf", isRed: false, canBeLent: true),
    ]

    private var texts: [String] { [title, author, status, "Lend"] }

    var words: String { texts.map { "\"\($0)\"" }.joined(separator: ", ") }

    /// Returns whether the texts are one below the other, with a line between them.
    func stands(on screen: Screen) -> Bool {
        screen.title == "Book" && screen.showsColumn(of: texts)
    }
}
