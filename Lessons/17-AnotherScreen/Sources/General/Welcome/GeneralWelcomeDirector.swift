/// Decides that the button of the welcome screen leads to the items.
final class GeneralWelcomeDirector {
    let navigator: any GeneralWelcome_Navigate

    init(navigator: any GeneralWelcome_Navigate) {
        self.navigator = navigator
    }
}

// MARK: - Handle UI events

extension GeneralWelcomeDirector: GeneralWelcome_HandleUIEvents {
    func onShowItems() {
        navigator.gotoItems()
    }
}
