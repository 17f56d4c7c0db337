/// Directs the first screen: its button leads to the list.
final class ShelfWelcomeDirector {
    let navigator: ShelfWelcome_Navigate

    init(navigator: ShelfWelcome_Navigate) {
        self.navigator = navigator
    }
}

// MARK: - UI events

extension ShelfWelcomeDirector: ShelfWelcome_HandleUIEvents {
    func onShowBooks() {
        navigator.gotoList()
    }
}
