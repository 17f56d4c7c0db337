import Foundation

@testable import Lesson17AnotherScreen

nonisolated extension Item {
    static let milk = Item(name: "Milk", enabled: true, date: Date(timeIntervalSince1970: 1_714_730_400))
    static let bread = Item(name: "Bread", enabled: false, date: Date(timeIntervalSince1970: 1_704_067_200))
}
