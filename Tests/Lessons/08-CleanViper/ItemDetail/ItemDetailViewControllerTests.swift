import HeadlessUIKit
import Spies
import Testing

@testable import Lesson08CleanViper

@Suite("The detail's controller shows what it is told")
struct ItemDetailViewControllerTests {
    private let log = MessageLog()
    private let gateway: EntityGatewayStub

    init() {
        gateway = EntityGatewayStub(log)
    }

    private func detail(of item: Item?) -> ItemDetailViewController {
        gateway.items.itemResult = .some(item)
        return ItemDetailConnector.makeViewController(id: Item.bread.id, entityGateway: gateway)
    }

    @Test("asks once for the item of the id that it was given")
    func ready() {
        let screen = detail(of: .bread).onScreen()
        #expect(screen.title == "Item")
        #expect(log.messages == ["items.item(withID: 1)"])
    }

    @Test("shows the item, and gives a state that stands out a color of its own", arguments: [Item.milk, .bread])
    func item(_ item: Item) {
        let screen = detail(of: item).onScreen()
        let state = item.enabled ? #"text "Enabled" in darkGray"# : #"text "Disabled" in systemRed"#
        #expect(screen.inventory.contains(#"text "\#(item.name)" in label"#))
        #expect(screen.inventory.contains(state))
    }

    @Test("shows a message alone where there is no item")
    func noItem() {
        let screen = detail(of: nil).onScreen()
        let texts = screen.inventory.filter { $0.hasPrefix("text") }
        #expect(texts == [#"text "This item no longer exists." in label"#])
    }
}
