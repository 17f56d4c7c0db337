/// Decides that the button of the greeting leads to the items.
final class WelcomePresenter {
    let wireFrame: any WelcomeWireFrameProtocol

    init(wireFrame: any WelcomeWireFrameProtocol) {
        self.wireFrame = wireFrame
    }
}

// MARK: - From the view

extension WelcomePresenter: WelcomePresenterProtocol {
    func userDidTapShowItems() {
        wireFrame.presentItems()
    }
}
