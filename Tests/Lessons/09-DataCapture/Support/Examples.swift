import Foundation

@testable import Lesson09DataCapture

nonisolated extension Product {
    static let chair = Product(id: "chair", name: "Oak chair", price: 120, isSold: true)
    static let lamp = Product(id: "lamp", name: "Desk lamp", price: Decimal(1999) / 100, isSold: true)
    /// No longer sold.
    static let stool = Product(id: "stool", name: "Folding stool", price: 35, isSold: false)
}

nonisolated extension Date {
    /// The moment of the tests' clock: May 3, 2024, ten in the morning in Greenwich.
    static let morning = Date(timeIntervalSince1970: 1_714_730_400)
    /// The same day, as it is captured.
    static let sameDay = Date(timeIntervalSince1970: 1_714_694_400)
    static let dayBefore = Date(timeIntervalSince1970: 1_714_608_000)
    static let dayAfter = Date(timeIntervalSince1970: 1_714_780_800)
}

nonisolated extension Order {
    static let chairs = Order(number: 7, product: .chair, quantity: 3, deliveryDate: .dayAfter)
}

/// Some failure.
nonisolated struct Failure: Error {}
