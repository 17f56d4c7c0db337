import Testing

@testable import Lesson18Choosing

@Suite("The detail's view model puts its item into words")
struct ItemDetailViewModelTests {
    @Test(
        "has name, state and day, and the state of a disabled item stands out",
        arguments: [
            (Item.milk, ["Milk", "Enabled", "May 03, 2024"], false),
            (.bread, ["Bread", "Disabled", "Jan 01, 2024"], true),
        ])
    func words(item: Item, texts: [String], standsOut: Bool) {
        let viewModel = ItemDetailViewModel(item: item)
        #expect([viewModel.name, viewModel.state, viewModel.date] == texts)
        #expect(viewModel.standsOut == standsOut)
    }
}
