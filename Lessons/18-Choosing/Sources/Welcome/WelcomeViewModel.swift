/// The greeting, and where its button leads.
final class WelcomeViewModel {
    let greeting = "Keep track of your items."
    let coordinator: any ItemsCoordinating

    init(coordinator: any ItemsCoordinating) {
        self.coordinator = coordinator
    }

    /// The button that leads to the items was tapped.
    func showItems() {
        coordinator.showItems()
    }
}
