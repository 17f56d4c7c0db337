import HeadlessUIKit

/// Makes each screen with its view model, and leads from one to the next.
///
/// One is enough for four screens. The view models that lead on own it, so it lives as long as the first screen; the
/// stack owns the screens, so the coordinator knows it weakly.
final class ItemsCoordinator {
    let repository: any ItemsRepository
    weak var stack: UINavigationController?

    init(repository: any ItemsRepository, stack: UINavigationController) {
        self.repository = repository
        self.stack = stack
    }

    /// Opens the first screen.
    func start() {
        let welcome = WelcomeViewController(viewModel: WelcomeViewModel(coordinator: self))
        stack?.setViewControllers([welcome], animated: false)
    }

    private func push(_ screen: UIViewController) {
        stack?.pushViewController(screen, animated: true)
    }

    /// Goes back from `screen`; if another one is on top of it, nothing happens.
    private func leave(_ screen: UIViewController) {
        guard let stack, stack.topViewController === screen else { return }
        stack.popViewController(animated: true)
    }
}

// MARK: - The ways

extension ItemsCoordinator: ItemsCoordinating {
    func showItems() {
        push(ItemsViewController(viewModel: ItemsViewModel(repository: repository, coordinator: self)))
    }

    func showForm(onSaved: @escaping () -> Void) {
        let viewModel = AddItemViewModel(repository: repository)
        let form = AddItemViewController(viewModel: viewModel)
        viewModel.onSaved = { [weak form] in
            onSaved()
            // A form that the user left before its answer came is gone, and leads nowhere.
            if let form { self.leave(form) }
        }
        push(form)
    }

    func showDetail(of item: Item) {
        push(ItemDetailViewController(viewModel: ItemDetailViewModel(item: item)))
    }
}
