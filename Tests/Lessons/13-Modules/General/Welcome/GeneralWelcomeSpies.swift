import Spies

@testable import Lesson13Modules

/// A spy for each role of the welcome screen.
enum GeneralWelcomeSpies {
    final class EventsHandler: Spy, GeneralWelcome_HandleUIEvents {
        func onShowItems() { record() }
    }

    final class Navigator: Spy, GeneralWelcome_Navigate {
        func gotoItems() { record() }
    }
}
