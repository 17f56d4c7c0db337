import HeadlessUIKit
import Spies
import Testing

@testable import Lesson18Choosing

@Suite("The coordinator makes the screens and leads from one to the next")
struct ItemsCoordinatorTests {
    private let log = MessageLog()
    private let repository: ItemsRepositorySpy
    private let stack = UINavigationController()
    private let coordinator: ItemsCoordinator

    init() {
        repository = ItemsRepositorySpy("repository", log: log)
        coordinator = ItemsCoordinator(repository: repository, stack: stack)
    }

    @Test("starts with Welcome, whose view model asks this coordinator")
    func start() throws {
        coordinator.start()
        #expect(stack.viewControllers.count == 1)
        let welcome = try #require(stack.topViewController as? WelcomeViewController)
        #expect(welcome.viewModel.coordinator === coordinator)
    }

    @Test("leads to the list, on the same repository")
    func showItems() throws {
        coordinator.showItems()
        let list = try #require(stack.topViewController as? ItemsViewController)
        #expect(list.viewModel.repository === repository)
        #expect(list.viewModel.coordinator === coordinator)
    }

    @Test("leads to the form, on the same repository")
    func showForm() throws {
        coordinator.showForm {}
        let form = try #require(stack.topViewController as? AddItemViewController)
        #expect(form.viewModel.repository === repository)
    }

    @Test("leads to the detail of the item that it is given")
    func showDetail() throws {
        coordinator.showDetail(of: .bread)
        let detail = try #require(stack.topViewController as? ItemDetailViewController)
        #expect(detail.viewModel == ItemDetailViewModel(item: .bread))
    }

    @Test("tells that an item was stored before it goes back from the form")
    func saved() throws {
        let opener = UIViewController()
        stack.setViewControllers([opener], animated: false)
        var onTop: [UIViewController?] = []
        coordinator.showForm { [unowned stack] in onTop.append(stack.topViewController) }
        let form = try #require(stack.topViewController as? AddItemViewController)
        form.viewModel.onSaved()
        #expect(onTop == [form])
        #expect(stack.topViewController === opener)
    }

    @Test("goes back from the form only, not from a screen on top of it")
    func savedBelow() throws {
        let other = UIViewController()
        stack.setViewControllers([UIViewController()], animated: false)
        coordinator.showForm {}
        let form = try #require(stack.topViewController as? AddItemViewController)
        stack.pushViewController(other, animated: false)
        form.viewModel.onSaved()
        #expect(stack.topViewController === other)
    }

    @Test("a form that the user left still has news for the list, and does not close the form that was opened after it")
    func savedLate() throws {
        let log = log
        stack.setViewControllers([UIViewController()], animated: false)
        coordinator.showForm { log.append("first saved") }
        try leaveFormSaving("Milk")
        coordinator.showForm { log.append("second saved") }
        let second = try #require(stack.topViewController)
        log.forget()
        repository.addCompletion.first?(.success(()))
        #expect(log.messages == ["first saved"])
        #expect(stack.topViewController === second)
    }

    @Test("a form that the user leaves is freed, although its item is still being stored")
    func leftForm() throws {
        stack.setViewControllers([UIViewController()], animated: false)
        coordinator.showForm {}
        let form = Weak(stack.topViewController)
        try leaveFormSaving("Milk")
        #expect(form.object == nil)
        #expect(repository.addCompletion.count == 1)
    }

    private func leaveFormSaving(_ name: String) throws {
        let form = try #require(stack.topViewController as? AddItemViewController)
        form.viewModel.save(name: name, enabled: true)
        stack.popViewController(animated: false)
    }
}
