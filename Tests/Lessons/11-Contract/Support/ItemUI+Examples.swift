@testable import Lesson11Contract

extension ItemUI {
    static let milk = ItemUI(name: "Milk", color: .darkGray, date: "May 03, 2024")
    static let bread = ItemUI(name: "Bread", color: .systemRed, date: "Jan 01, 2024")
}
