import Spies
import Testing

@testable import Lesson13Modules

@Suite("News from the form reaches the list, in order, from Director to Director")
struct ItemsNewsTests {
    private let log = MessageLog()
    private let form: ItemsAddDirector
    private let formUI: ItemsAddSpies.UI
    private let listUI: ItemsListSpies.UI
    private var list: ItemsListDirector?

    init() {
        formUI = ItemsAddSpies.UI("form", log: log)
        listUI = ItemsListSpies.UI("list", log: log)
        form = ItemsAddDirector(
            dataManager: ItemsAddSpies.DataManager("formData", log: log),
            navigator: ItemsAddSpies.Navigator("formNavigator", log: log))
        let list = ItemsListDirector(
            dataManager: ItemsListSpies.DataManager("listData", log: log),
            navigator: ItemsListSpies.Navigator("listNavigator", log: log))
        form.ui = formUI
        list.ui = listUI
        form.delegate = list
        self.list = list
    }

    /// What was said, without the message that the form is no longer saving, which may come at any time.
    private var said: [Message] { log.messages.filter { $0 != "form.display(loading: false)" } }

    @Test("the list fetches again before the form goes back")
    func success() {
        form.presentSuccess()
        #expect(said == ["list.display(loading: true)", "listData.fetchItems()", "formNavigator.goBack()"])
    }

    @Test("the list hears nothing of a failure")
    func error() {
        form.presentError()
        #expect(said == [#"form.display(error: "The item could not be saved.")"#])
    }

    @Test("a form whose opener is gone still goes back")
    mutating func openerGone() {
        list = nil
        form.presentSuccess()
        #expect(said == ["formNavigator.goBack()"])
    }
}
