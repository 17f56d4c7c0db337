/// Directs the first screen: its button leads to the list.
final class ShelfWelcomeDirector {
    var navigator: ShelfWelcome_Navigate?
}

// MARK: - UI events

extension ShelfWelcomeDirector: ShelfWelcome_HandleUIEvents {
    func onShowBooks() {
        navigator?.gotoList()
    }
}
