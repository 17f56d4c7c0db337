import HeadlessUIKit
import Testing

@Suite("A navigation bar shows where one is, and leads back")
struct NavigationBarTests {
    let first = controller(titled: "Items")
    let second = controller(titled: "Item")

    private func screen(columns: Int = 80) -> Screen {
        Screen(window(stacking: first, second), size: Screen.Size(columns: columns, lines: 24))
    }

    private func bar(_ screen: Screen) -> [Substring] { Array(screen.render().split(separator: "\n")[1...2]) }

    /// UINavigationItem, `backButtonTitle` and `backBarButtonItem`; UINavigationController, "Updating the navigation bar".
    @Test("the back button has the title of the screen before, or what that one wants, or Back")
    func backTitle() {
        let screen = screen()
        #expect(screen.text == ["Items", "Item"])
        first.navigationItem.backButtonTitle = "All"
        #expect(screen.text == ["All", "Item"])
        first.navigationItem.backBarButtonItem = UIBarButtonItem(title: "List")
        #expect(screen.text == ["List", "Item"])
        first.navigationItem.backBarButtonItem = nil
        first.navigationItem.backButtonTitle = nil
        first.title = nil
        #expect(screen.text == ["Back", "Item"])
    }

    /// UINavigationItem, `hidesBackButton`, `leftBarButtonItems`, `leftItemsSupplementBackButton`.
    @Test("the back button can be hidden, or replaced by left items")
    func noBack() throws {
        let screen = screen()
        second.navigationItem.hidesBackButton = true
        #expect(throws: ScreenError.self) { try screen.goBack() }
        second.navigationItem.hidesBackButton = false
        second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
        let error = #expect(throws: ScreenError.self) { try screen.goBack() }
        #expect(error?.reason == .noWayBack)
        second.navigationItem.leftItemsSupplementBackButton = true
        try screen.goBack()
        #expect(screen.title == "Items")
    }

    /// UINavigationController, `popViewController(animated:)`.
    @Test("the back button can be tapped by its title")
    func tapBack() throws {
        let screen = screen()
        try screen.tap("Items")
        #expect(screen.title == "Items")
        #expect(screen.viewControllers.count == 2, "the navigation controller and its root")
    }

    /// UINavigationItem, `rightBarButtonItems`: the first one is at the right edge.
    @Test("right items stand from the right edge")
    func rightItems() {
        second.navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "Add"), UIBarButtonItem(title: "Edit")]
        #expect(bar(screen()).first?.hasSuffix("[Edit] [Add] │") == true)
    }

    /// UINavigationItem, `backButtonTitle`: a bar too narrow for it shows a shorter one.
    @Test("a narrow bar shortens the back button, and then puts the title below")
    func narrow() {
        first.title = "A list of all the items"
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
        #expect(bar(screen(columns: 40)).first == "│ ‹ Back          Item          [Edit] │")
        second.title = "A long title of an item here"
        let lines = bar(screen(columns: 40))
        #expect(lines[0] == "│ ‹                             [Edit] │")
        #expect(lines[1] == "│     A long title of an item here     │")
    }
}
