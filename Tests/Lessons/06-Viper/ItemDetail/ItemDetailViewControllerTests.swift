import HeadlessUIKit
import Spies
import Testing

@testable import Lesson06Viper

@Suite("The detail's controller shows what it is told")
struct ItemDetailViewControllerTests {
    private let log = MessageLog()
    private let detail: ItemDetailViewController
    private let screen: Screen

    init() {
        detail = ItemDetailViewController(presenter: ItemDetailPresenterSpy("presenter", log: log))
        screen = detail.onScreen()
    }

    private func color(of text: String) -> UIColor? {
        let parts = detail.view?.subviews.flatMap(\.subviews) ?? []
        return parts.compactMap { $0 as? UILabel }.first { $0.text == text }?.textColor
    }

    @Test("says once that it is loaded")
    func loaded() {
        #expect(screen.title == "Item")
        #expect(log.messages == ["presenter.viewDidLoad()"])
    }

    @Test("shows name and date as they come")
    func texts() {
        detail.show(name: "Milk")
        detail.show(date: "May 03, 2024")
        #expect(screen.shows("Milk"))
        #expect(screen.shows("May 03, 2024"))
    }

    @Test("gives a state that stands out a color of its own")
    func state() {
        detail.show(state: "Enabled", standsOut: false)
        #expect(color(of: "Enabled") == .darkGray)
        detail.show(state: "Disabled", standsOut: true)
        #expect(color(of: "Disabled") == .systemRed)
    }
}
