import Foundation
import Spies
import Testing

private protocol Ui: AnyObject {
    func display(loading: Bool)
}

private protocol Data: AnyObject {
    func fetchItems()
}

private final class UISpy: Spy, Ui {
    func display(loading: Bool) { record(loading) }
}

private final class DataSpy: Spy, Data {
    func fetchItems() { record() }
}

@Suite("The log keeps one order across all spies")
struct MessageLogTests {
    private let log = MessageLog()

    @Test("writes down who was told what, in the order in which it was said")
    func keepsTheOrder() {
        let ui = UISpy("ui", log: log)
        let dataManager = DataSpy("dataManager", log: log)
        ui.display(loading: true)
        dataManager.fetchItems()
        ui.display(loading: false)
        #expect(
            log.messages == ["ui.display(loading: true)", "dataManager.fetchItems()", "ui.display(loading: false)"])
    }

    @Test("keeps two spies of one role apart by their names")
    func keepsNamesApart() {
        UISpy("list", log: log).display(loading: true)
        UISpy("detail", log: log).display(loading: true)
        #expect(log.messages.map(\.receiver) == ["list", "detail"])
    }

    @Test("holds no spy")
    func holdsNoSpy() {
        var spy: UISpy? = UISpy("ui", log: log)
        let watched = { [weak spy] in spy }
        spy?.display(loading: true)
        spy = nil
        #expect(watched() == nil)
    }

    @Test("forgets what came before")
    func forgets() {
        let ui = UISpy("ui", log: log)
        ui.display(loading: true)
        log.forget()
        ui.display(loading: false)
        #expect(log.messages == ["ui.display(loading: false)"])
    }

    @Test("waits for an answer that comes later")
    func waits() async {
        let ui = UISpy("ui", log: log)
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) {
            Task { @MainActor in ui.display(loading: true) }
        }
        #expect(await log.messages(atLeast: 1) == ["ui.display(loading: true)"])
    }

    @Test("sees an answer too many that is already on its way")
    func seesOneTooMany() async {
        let ui = UISpy("ui", log: log)
        ui.display(loading: true)
        DispatchQueue.main.async { ui.display(loading: false) }
        #expect(await log.messages(atLeast: 1) == ["ui.display(loading: true)", "ui.display(loading: false)"])
    }

    @Test("returns what there is when the answer never comes")
    func givesUp() async {
        UISpy("ui", log: log).display(loading: true)
        #expect(await log.messages(atLeast: 2, within: .zero) == ["ui.display(loading: true)"])
    }
}

@Suite("A conversation that differs says where")
struct DifferenceTests {
    private let log = MessageLog()

    init() {
        log.append("ui.display(loading: true)")
        log.append("dataManager.fetchItems()")
    }

    @Test("says nothing when nothing differs")
    func same() {
        #expect(log.difference(from: ["ui.display(loading: true)", "dataManager.fetchItems()"]) == nil)
    }

    @Test("names the first message that is another one")
    func other() {
        let difference = log.difference(from: ["ui.display(loading: false)", "ui.displaySuccess()"])
        #expect(difference == "expected ui.display(loading: false) as message 1, got ui.display(loading: true)")
    }

    @Test("names the message that is missing")
    func missing() {
        let difference = log.difference(
            from: ["ui.display(loading: true)", "dataManager.fetchItems()", "ui.displaySuccess()"])
        #expect(difference == "expected ui.displaySuccess() as message 3, but nothing more was said")
    }

    @Test("names the message that is one too many")
    func tooMany() {
        let difference = log.difference(from: ["ui.display(loading: true)"])
        #expect(difference == "expected nothing as message 2, got dataManager.fetchItems()")
    }
}
