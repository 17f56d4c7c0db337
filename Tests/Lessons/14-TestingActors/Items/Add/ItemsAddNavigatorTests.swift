import HeadlessUIKit
import Spies
import Testing

@testable import Lesson13Modules

@Suite("The form's Navigator builds the form and leads back from it")
struct ItemsAddNavigatorTests {
    private let store: ItemsStore
    private let folder: ItemsFolder
    private let delegate = ItemsAddSpies.Delegate("delegate", log: MessageLog())
    private let scene: ItemsAddScene
    private let director: ItemsAddDirector

    init() throws {
        folder = try ItemsFolder()
        store = folder.store
        scene = try #require(ItemsAddNavigator.makeModule(with: store, delegate: delegate) as? ItemsAddScene)
        director = try #require(scene.eventsHandler as? ItemsAddDirector)
    }

    @Test("connects all actors with each other")
    func makeModule() throws {
        let worker = try #require(director.dataManager as? ItemsAddWorker)
        let navigator = try #require(director.navigator as? ItemsAddNavigator)
        #expect(director.ui === scene)
        #expect(director.delegate === delegate)
        #expect(worker.presenter === director)
        #expect(worker.store === store)
        #expect(navigator.viewController === scene)
    }

    @Test("goes back to where the form was opened")
    func goBack() {
        let opener = UIViewController()
        let stack = UINavigationController(rootViewController: opener)
        stack.pushViewController(scene, animated: false)
        director.navigator.goBack()
        #expect(stack.topViewController === opener)
    }

    @Test("goes back from its own screen only, not from one on top of it")
    func goBackFromBelow() {
        let other = UIViewController()
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(scene, animated: false)
        stack.pushViewController(other, animated: false)
        director.navigator.goBack()
        #expect(stack.topViewController === other)
    }
}
