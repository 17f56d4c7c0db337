import HeadlessUIKit
import Testing

@testable import Lesson18Choosing

@Suite("The detail's controller shows its view model")
struct ItemDetailViewControllerTests {
    @Test(
        "shows name, state and day from top to bottom, a state that stands out in red",
        arguments: [
            (Item.milk, ["Milk", "Enabled", "May 03, 2024"], UIColor.darkGray),
            (.bread, ["Bread", "Disabled", "Jan 01, 2024"], .systemRed),
        ])
    func shows(item: Item, texts: [String], color: UIColor) {
        let screen = ItemDetailViewController(viewModel: ItemDetailViewModel(item: item)).onScreen()
        #expect(screen.title == "Item")
        #expect(screen.text.suffix(3) == texts)
        #expect(screen.color(of: texts[1]) == color)
    }
}
