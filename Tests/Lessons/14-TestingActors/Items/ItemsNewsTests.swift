import Spies
import Testing

@testable import Lesson13Modules

@Suite("News of the form reaches the list, in order, from Director to Director")
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

    @Test("the list fetches again before the form goes back")
    func success() {
        form.presentSuccess()
        #expect(
            log.messages == [
                "form.display(loading: false)", "list.display(loading: true)", "listData.fetchItems()",
                "formNavigator.goBack()",
            ])
    }

    @Test("a failure is the form's own business")
    func error() {
        form.presentError()
        #expect(
            log.messages == [
                "form.display(loading: false)", #"form.display(error: "The item could not be saved.")"#,
            ])
    }

    @Test("a form whose opener is gone goes back all the same")
    mutating func openerGone() {
        list = nil
        form.presentSuccess()
        #expect(log.messages == ["form.display(loading: false)", "formNavigator.goBack()"])
    }
}
