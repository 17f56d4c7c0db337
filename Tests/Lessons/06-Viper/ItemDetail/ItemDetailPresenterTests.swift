import Spies
import Testing

@testable import Lesson06Viper

@Suite("The detail's presenter puts an item into words, without a screen")
struct ItemDetailPresenterTests {
    private let log = MessageLog()
    private let view: ItemDetailViewSpy

    init() {
        view = ItemDetailViewSpy("view", log: log)
    }

    @Test("says name, state and day")
    func enabled() {
        let presenter = ItemDetailPresenter(item: .milk)
        presenter.view = view
        presenter.viewDidLoad()
        #expect(
            log.messages == [
                #"view.show(name: "Milk")"#, #"view.show(state: "Enabled", standsOut: false)"#,
                #"view.show(date: "May 03, 2024")"#,
            ])
    }

    @Test("lets the state of a disabled item stand out")
    func disabled() {
        let presenter = ItemDetailPresenter(item: .bread)
        presenter.view = view
        presenter.viewDidLoad()
        #expect(log.messages.contains(#"view.show(state: "Disabled", standsOut: true)"#))
    }
}
