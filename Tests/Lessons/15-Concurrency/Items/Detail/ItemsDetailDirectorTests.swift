import HeadlessUIKit
import Spies
import Testing

@testable import Lesson15Concurrency

@Suite("The detail's Director turns its item into text")
struct ItemsDetailDirectorTests {
    private let log = MessageLog()

    @Test(
        "displays name, state and day when the screen is ready, a disabled item in red",
        arguments: [
            (Item.milk, ["Milk", "Enabled", "May 03, 2024"], UIColor.darkGray),
            (Item.bread, ["Bread", "Disabled", "Jan 01, 2024"], .systemRed),
        ])
    func uiReady(item: Item, texts: [String], color: UIColor) {
        let ui = ItemsDetailSpies.UI("ui", log: log)
        let director = ItemsDetailDirector(item: item)
        director.ui = ui
        director.onUIReady()
        #expect(
            log.messages == [
                "ui.display(name: \"\(texts[0])\")", "ui.display(state: \"\(texts[1])\", color: \(color))",
                "ui.display(date: \"\(texts[2])\")",
            ])
    }
}
