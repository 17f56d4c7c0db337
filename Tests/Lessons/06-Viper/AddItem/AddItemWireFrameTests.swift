import HeadlessUIKit
import Spies
import Testing

@testable import Lesson06Viper

@Suite("The form's wireframe builds the form and leads back from it")
struct AddItemWireFrameTests {
    private let folder: ItemsFolder
    private let store: ItemsStore
    private let delegate = AddItemModuleDelegateSpy("delegate", log: MessageLog())
    private let opener = UIViewController()
    private let stack: UINavigationController
    private let view: AddItemViewController
    private let presenter: AddItemPresenter

    init() throws {
        folder = try ItemsFolder()
        store = folder.store
        let made = AddItemWireFrame.makeModule(store: store, delegate: delegate)
        view = try #require(made as? AddItemViewController)
        stack = UINavigationController(rootViewController: opener)
        stack.pushViewController(view, animated: false)
        presenter = try #require(view.presenter as? AddItemPresenter)
    }

    @Test("connects all actors with each other")
    func module() throws {
        let interactor = try #require(presenter.interactor as? AddItemInteractor)
        let local = try #require(interactor.localDataManager as? AddItemLocalDataManager)
        let wireFrame = try #require(presenter.wireFrame as? AddItemWireFrame)
        #expect(presenter.view === view)
        #expect(presenter.delegate === delegate)
        #expect(interactor.presenter === presenter)
        #expect(local.store === store)
        #expect(wireFrame.viewController === view)
    }

    @Test("goes back to where the form was opened, and from there no further")
    func goBack() {
        presenter.wireFrame.goBack()
        #expect(stack.topViewController === opener)
        presenter.wireFrame.goBack()
        #expect(stack.topViewController === opener)
    }

    @Test("goes back from the form only, not from a screen on top of it")
    func goBackFromBelow() {
        let other = UIViewController()
        stack.pushViewController(other, animated: false)
        presenter.wireFrame.goBack()
        #expect(stack.topViewController === other)
    }
}
