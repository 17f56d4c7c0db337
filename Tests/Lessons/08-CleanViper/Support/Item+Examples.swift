import Foundation

@testable import Lesson08CleanViper

nonisolated extension Item {
    static let milk = Item(
        id: ItemID(number: 0), name: "Milk", enabled: true, date: Date(timeIntervalSince1970: 1_714_730_400))
    static let bread = Item(
        id: ItemID(number: 1), name: "Bread", enabled: false, date: Date(timeIntervalSince1970: 1_704_067_200))
}

nonisolated extension StarterItem {
    static let milk = StarterItem(name: "Milk", enabled: true, date: Item.milk.date)
    static let bread = StarterItem(name: "Bread", enabled: false, date: Item.bread.date)
}

nonisolated extension ItemRecord {
    static let milk = ItemRecord(name: "Milk", enabled: true, date: Item.milk.date)
    static let bread = ItemRecord(name: "Bread", enabled: false, date: Item.bread.date)
}
