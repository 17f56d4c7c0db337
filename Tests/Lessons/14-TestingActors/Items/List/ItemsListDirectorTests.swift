import HeadlessUIKit
import Spies
import Testing

@testable import Lesson13Modules

@Suite("The list's Director decides what is shown and where a tap leads")
struct ItemsListDirectorTests {
    private let log = MessageLog()
    private let ui: ItemsListSpies.UI
    private let director: ItemsListDirector

    init() {
        ui = ItemsListSpies.UI("ui", log: log)
        director = ItemsListDirector(
            dataManager: ItemsListSpies.DataManager("dataManager", log: log),
            navigator: ItemsListSpies.Navigator("navigator", log: log))
        director.ui = ui
    }

    /// The messages without the loader's: it may stop before or after the rows are shown.
    private var said: [Message] { log.messages.filter { !isAboutLoading($0) } }
    private var loader: Message? { log.messages.last(where: isAboutLoading) }

    private func isAboutLoading(_ message: Message) -> Bool {
        ["ui.display(loading: true)", "ui.display(loading: false)"].contains(message)
    }

    // MARK: Handle UI events

    @Test("says that it loads when the screen is ready, then fetches the items")
    func uiReady() {
        director.onUIReady()
        #expect(log.messages == ["ui.display(loading: true)", "dataManager.fetchItems()"])
    }

    @Test("goes to the form with itself as the delegate")
    func addItem() {
        director.onAddItem()
        #expect(log.messages == ["navigator.gotoAddItem(with: ItemsListDirector)"])
    }

    @Test("says that it loads, then has everything deleted")
    func deleteAll() {
        director.onDeleteAll()
        #expect(log.messages == ["ui.display(loading: true)", "dataManager.deleteAllItems()"])
    }

    @Test("does nothing on a second tap while everything is being deleted")
    func deleteAllTwice() {
        director.onDeleteAll()
        director.onDeleteAll()
        #expect(log.messages == ["ui.display(loading: true)", "dataManager.deleteAllItems()"])
    }

    @Test("deletes again once an answer came, good or bad")
    func deleteAllAgain() {
        director.onDeleteAll()
        director.presentDeleteError()
        director.onDeleteAll()
        director.presentDeleteSuccess()
        director.onDeleteAll()
        #expect(log.messages.count { $0 == "dataManager.deleteAllItems()" } == 3)
    }

    @Test("goes to the detail of the item at the tapped row")
    func itemSelected() {
        director.present(items: [.milk, .bread])
        log.forget()
        director.onItemSelected(index: 1)
        #expect(log.messages == [#"navigator.gotoDetail(for: "Bread")"#])
    }

    @Test("goes nowhere for a row that is gone", arguments: [-1, 2])
    func staleRow(index: Int) {
        director.present(items: [.milk, .bread])
        log.forget()
        director.onItemSelected(index: index)
        #expect(log.messages == [])
    }

    // MARK: Present data

    @Test("displays the items in their order, and stops the loader")
    func presentItems() {
        director.present(items: [.milk, .bread])
        #expect(said == [#"ui.display(items: ["Milk", "Bread"])"#])
        #expect(loader == "ui.display(loading: false)")
    }

    @Test("turns an item into a name, a color and a day")
    func itemUI() throws {
        final class RowsSpy: Spy, ItemsList_DisplayUI {
            var rows: [ItemUI] = []
            func display(items: [ItemUI]) { rows = items }
            func display(loading: Bool) {}
            func display(placeholder: String) {}
            func display(error: String) {}
            func display(success: String) {}
        }
        let screen = RowsSpy("ui", log: log)
        director.ui = screen
        director.present(items: [.milk, .bread])
        #expect(
            screen.rows == [
                ItemUI(name: "Milk", color: .darkGray, date: "May 03, 2024"),
                ItemUI(name: "Bread", color: .systemRed, date: "Jan 01, 2024"),
            ])
    }

    @Test("displays words in place of rows when there are no items")
    func presentNoItems() {
        director.present(items: [])
        #expect(said == [#"ui.display(placeholder: "No items yet")"#])
        #expect(loader == "ui.display(loading: false)")
    }

    @Test("keeps the rows, stops the loader and displays the error when fetching failed")
    func presentFetchError() {
        director.present(items: [.milk])
        log.forget()
        director.presentFetchError()
        #expect(said == [#"ui.display(error: "Your items could not be loaded.")"#])
        #expect(loader == "ui.display(loading: false)")
        director.onItemSelected(index: 0)
        #expect(log.messages.last == #"navigator.gotoDetail(for: "Milk")"#)
    }

    @Test("empties the list, stops the loader and says so when everything was deleted")
    func presentDeleteSuccess() {
        director.present(items: [.milk])
        log.forget()
        director.presentDeleteSuccess()
        director.onItemSelected(index: 0)
        #expect(
            said == [
                #"ui.display(placeholder: "No items yet")"#, #"ui.display(success: "All items were deleted.")"#,
            ])
        #expect(loader == "ui.display(loading: false)")
    }

    @Test("keeps the rows, stops the loader and displays the error when deleting failed")
    func presentDeleteError() {
        director.present(items: [.milk])
        log.forget()
        director.presentDeleteError()
        director.onItemSelected(index: 0)
        #expect(
            said == [
                #"ui.display(error: "Your items could not be deleted.")"#, #"navigator.gotoDetail(for: "Milk")"#,
            ])
        #expect(loader == "ui.display(loading: false)")
    }

    // MARK: News from Add

    @Test("fetches again when the form added an item")
    func didAddItem() {
        director.didAddItem()
        #expect(log.messages == ["ui.display(loading: true)", "dataManager.fetchItems()"])
    }
}
