/// Decides that the button of the greeting leads to the items.
final class WelcomePresenter {
    let wireFrame: any GeneralWelcome_Navigate

    init(wireFrame: any GeneralWelcome_Navigate) {
        self.wireFrame = wireFrame
    }
}

// MARK: - From the view

extension WelcomePresenter: GeneralWelcome_HandleUIEvents {
    func onShowItems() {
        wireFrame.gotoItems()
    }
}
