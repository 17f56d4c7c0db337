import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A screen waits for what the main queue brings")
struct ScreenWaitingTests {
    let list = SampleListController(names: [])
    let screen: Screen

    init() { screen = Screen(window(stacking: list), size: Screen.Size(columns: 40, lines: 10)) }

    private func load(_ names: [String]) {
        list.spinner.startAnimating()
        DispatchQueue(label: "store").async { [list] in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    list.names = names
                    list.emptyLabel.isHidden = true
                    list.spinner.stopAnimating()
                    list.table.reloadData()
                }
            }
        }
    }

    @Test("settle returns when the loading has ended")
    func settle() async throws {
        load(["Milk"])
        #expect(screen.isLoading)
        try await screen.settle(within: .seconds(60))
        #expect(!screen.isLoading)
        #expect(screen.rows.map(\.text) == ["Milk May 03, 2024"])
    }

    @Test("settle looks as often as it takes")
    func settleLooksAgain() async throws {
        let indicator = SlowIndicator(style: .medium)
        list.view.addSubview(indicator)
        indicator.startAnimating()
        try await screen.settle(within: .seconds(60))
        #expect(indicator.looks > 10)
    }

    @Test("settle lets blocks of the main queue run")
    func mainQueue() async throws {
        var order: [Int] = []
        DispatchQueue.main.async { MainActor.assumeIsolated { order.append(1) } }
        try await screen.settle(within: .seconds(60))
        #expect(order == [1])
    }

    @Test("a loading that never ends is an error that shows the screen")
    func neverSettles() async {
        list.spinner.startAnimating()
        let error = await #expect(throws: ScreenError.self) { try await screen.settle(within: .milliseconds(20)) }
        #expect(
            error?.description == """
                can't see loading come to its end: it did not happen within 0.02 seconds
                  fix: look at the screen: something is unfinished, or something else has happened
                the screen:
                ╭──────────────────────────────────────╮
                │            Items  [Delete all] [Add] │
                ├──────────────────────────────────────┤
                │                                      │
                │                                      │
                │             No items yet             │
                │               ◜ ◝ ◞ ◟                │
                ╰──────────────────────────────────────╯
                """)
    }

    @Test("wait returns when what is waited for is seen")
    func wait() async throws {
        load(["Milk"])
        try await screen.wait(until: "the list shows Milk", within: .seconds(60)) { $0.shows("Milk") }
        #expect(screen.shows("Milk"))
    }

    @Test("waiting for what never comes is an error that says what was waited for")
    func waitsInVain() async {
        let error = await #expect(throws: ScreenError.self) {
            try await screen.wait(until: "the list shows Milk", within: .milliseconds(20)) { $0.shows("Milk") }
        }
        let start = "can't see that the list shows Milk: it did not happen within 0.02 seconds\n"
        #expect(error?.description.hasPrefix(start) == true)
        #expect(error?.reason == .tooLate("0.02 seconds"))
    }

    @Test("a wait is over after a number of looks at least, and what takes its time is looked at less often")
    func patience() {
        var patience = Patience(.zero)
        let first = patience.pause
        let looks = (1...40).first { _ in patience.isOver() }
        #expect(looks == 25)
        #expect(patience.pause > first)
    }

    @Test("where waits have a longest time, one that took all of it in vain leaves a fifth to those after it")
    func longestWait() async throws {
        let longest = LongestWait(.milliseconds(50))
        var short = Patience(.milliseconds(1), within: longest)
        while !short.isOver() { try await Task.sleep(for: .milliseconds(1)) }
        #expect(longest.duration == .milliseconds(50))
        var long = Patience(.seconds(60), within: longest)
        while !long.isOver() { try await Task.sleep(for: .milliseconds(1)) }
        #expect(longest.duration == .milliseconds(10))
        #expect(LongestWait(nil).duration == nil)
    }
}
