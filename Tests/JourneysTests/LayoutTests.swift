import HeadlessUIKit
import Journeys
import Testing

@Suite("A layout that would look wrong on a phone is reported")
struct LayoutTests {
    @Test("nothing about an app that is laid out well", arguments: Journey.all)
    func sound(_ journey: Journey) async throws {
        try await journey.checkLayout(on: FlawedApp.rung(nil))
    }

    @Test("each flaw once, with the title of its screen")
    func stretched() async throws {
        let rung = Rung(number: 99, name: "FlawedApp") { folder in
            let window = FlawedApp.rung(nil).launch(in: folder)
            let welcome = (window.rootViewController as? UINavigationController)?.topViewController
            if let view = welcome?.view, let column = view.subviews.first as? UIStackView {
                column.arrangedSubviews.last?.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
                column.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
            }
            return window
        }
        let failure = try await #require(throws: LayoutFailure.self) {
            try await Journey.all[0].checkLayout(on: rung)
        }
        #expect(
            failure.description == """
                Rung 99 FlawedApp would look wrong on a phone
                  Welcome: button "Show items" is stretched to 30 lines: pin its column at the top only, or end the column \
                with a UIView()
                """)
    }
}
