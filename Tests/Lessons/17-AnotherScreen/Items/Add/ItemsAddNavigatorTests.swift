import Spies
import Testing

@testable import Lesson17AnotherScreen

@Suite("The form's Navigator builds the form and leads back from it")
struct ItemsAddNavigatorTests {
    private let store: ItemsStore
    private let folder: ItemsFolder
    private let delegate = ItemsAddSpies.Delegate("delegate", log: MessageLog())
    private let scene: ItemsAddScene
    private let director: ItemsAddDirector
    private let opener = TerminalScreen(title: "Opener")
    private let stack: TerminalStack

    init() throws {
        folder = try ItemsFolder()
        store = folder.store
        scene = try #require(ItemsAddNavigator.makeModule(with: store, delegate: delegate) as? ItemsAddScene)
        director = try #require(scene.eventsHandler as? ItemsAddDirector)
        stack = TerminalStack(opener, on: Paper().terminal())
        stack.push(scene)
    }

    @Test("connects all actors with each other")
    func makeModule() throws {
        let worker = try #require(director.dataManager as? ItemsAddWorker)
        let navigator = try #require(director.navigator as? ItemsAddNavigator)
        #expect(director.ui === scene)
        #expect(director.delegate === delegate)
        #expect(worker.presenter === director)
        #expect(worker.store === store)
        #expect(navigator.screen === scene)
    }

    @Test("goes back to where the form was opened")
    func goBack() {
        director.navigator.goBack()
        #expect(stack.screens.last === opener)
    }

    @Test("goes back from its own screen only, not from one on top of it")
    func goBackFromBelow() {
        let other = TerminalScreen(title: "Other")
        stack.push(other)
        director.navigator.goBack()
        #expect(stack.screens.last === other)
        #expect(stack.screens.count == 3)
    }
}
