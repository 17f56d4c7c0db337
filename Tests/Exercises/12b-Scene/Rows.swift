import HeadlessUIKit

@testable import Exercise12b

/// Rows as a Director could hand them over, in no order that a Scene could have made.
enum Rows {
    static let orlando = ShelfListBookUI(
        title: "Orlando", detail: "Virginia Woolf, lent to Ada until May 17, 2024", color: .systemRed)
    static let emma = ShelfListBookUI(title: "Emma", detail: "Jane Austen", color: .darkGray)
    static let kindred = ShelfListBookUI(title: "Kindred", detail: "Octavia E. Butler", color: .darkGray)
    static let all = [orlando, emma, kindred]

    /// Values that Bookshelf's Director never creates today.
    ///
    /// Their meaning is up to the Director.
    static let unusual = [
        ShelfListBookUI(title: "Überfahrt", detail: "", color: .systemBlue),
        ShelfListBookUI(title: "Emma", detail: "Jane Austen", color: .darkGray),
        ShelfListBookUI(title: "Emma", detail: "Jane Austen", color: .darkGray),
        ShelfListBookUI(title: "1984", detail: "George Orwell, lent to Ben", color: .systemGreen),
    ]

    /// More rows than fit on any screen.
    ///
    /// Some are red and some have no detail, in a pattern that no scrolling follows.
    static let many = (0..<120).map { number in
        ShelfListBookUI(
            title: "Volume \(number)", detail: number * number % 7 < 3 ? "" : "Lent until May \(number)",
            color: number * number % 11 < 5 ? .systemRed : .darkGray)
    }
}

extension ShelfListBookUI {
    /// A row as messages show it: "Orlando | Virginia Woolf | red".
    var label: String {
        [title, detail].filter { !$0.isEmpty }.joined(separator: " | ") + " | " + color.label
    }
}

extension UIColor? {
    /// The color as messages name it.
    var label: String { self?.label ?? "no color" }
}

extension UIColor {
    /// The color as messages name it.
    var label: String {
        switch self {
        case .systemRed: "red"
        case .darkGray: "dark gray"
        case .systemBlue: "blue"
        case .systemGreen: "green"
        default: "another color"
        }
    }
}
