import Testing

@testable import Lesson18Choosing

@Suite("A row of the list says its item in words")
struct ItemRowTests {
    @Test(
        "has the name and the day, and stands out when the item is disabled",
        arguments: [(Item.milk, "Milk", "May 03, 2024", false), (.bread, "Bread", "Jan 01, 2024", true)])
    func row(item: Item, name: String, date: String, standsOut: Bool) {
        let row = ItemRow(item)
        #expect(row.name == name)
        #expect(row.date == date)
        #expect(row.standsOut == standsOut)
    }
}
