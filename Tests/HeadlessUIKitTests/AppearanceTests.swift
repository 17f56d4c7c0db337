import HeadlessUIKit
import Testing

@Suite("Views come and go in UIKit's order")
struct AppearanceTests {
    let recorder = Recorder()

    private func made(_ name: String) -> RecordingController { RecordingController(name, recorder) }

    /// UIWindow, `rootViewController` and `makeKeyAndVisible()`.
    @Test("a root appears when its window is made visible, and not before")
    func root() {
        let window = UIWindow(frame: .zero)
        window.rootViewController = made("A")
        #expect(recorder.take() == [])
        window.makeKeyAndVisible()
        #expect(recorder.take() == ["A loadView", "A didLoad", "A willAppear", "A didAppear"])
        window.makeKeyAndVisible()
        #expect(recorder.take() == [])
    }

    /// UIWindow, `rootViewController`: a new root replaces the old one's view.
    @Test("a new root takes the place of the old one")
    func newRoot() {
        let window = window(showing: made("A"))
        _ = recorder.take()
        window.rootViewController = made("B")
        #expect(
            recorder.take() == [
                "A willDisappear", "A didDisappear", "B loadView", "B didLoad", "B willAppear", "B didAppear",
            ])
        #expect(window.subviews == [window.rootViewController?.view])
    }

    /// UIViewController, "Handling view-related notifications"; UINavigationController, `pushViewController`.
    @Test("a push: old will disappear, new will appear, old did disappear, new did appear")
    func push() {
        let window = window(stacking: made("A"))
        let navigation = window.rootViewController as? UINavigationController
        _ = recorder.take()
        navigation?.pushViewController(made("B"), animated: true)
        #expect(
            recorder.take() == [
                "B willMove in", "A willDisappear", "B loadView", "B didLoad", "B willAppear, moving in",
                "A didDisappear", "B didAppear", "B didMove in",
            ])
    }

    /// UINavigationController, `popViewController(animated:)`; UIViewController, `isMovingFromParent`.
    @Test("a pop: the same the other way round, and the view of the one below is not loaded again")
    func pop() {
        let window = window(stacking: made("A"), made("B"))
        let navigation = window.rootViewController as? UINavigationController
        _ = recorder.take()
        navigation?.popViewController(animated: true)
        #expect(
            recorder.take() == [
                "B willMove out", "B willDisappear, moving out", "A willAppear", "B didDisappear", "A didAppear",
                "B didMove out",
            ])
    }

    /// UINavigationController, `popToRootViewController(animated:)`.
    @Test("controllers between the top and the root come to no callback when all are popped")
    func popToRoot() {
        let window = window(stacking: made("A"), made("B"), made("C"))
        let navigation = window.rootViewController as? UINavigationController
        _ = recorder.take()
        let popped = navigation?.popToRootViewController(animated: false)
        #expect(popped?.map(\.title) == ["B", "C"])
        let appearance = recorder.take().filter { !$0.contains("Move") }
        #expect(
            appearance == ["C willDisappear, moving out", "A willAppear", "C didDisappear", "A didAppear"])
    }

    /// UIViewController, `modalPresentationStyle`: `automatic` is a sheet, which leaves the presenter's view in place.
    @Test("a sheet over a screen: the screen beneath is told nothing")
    func sheet() {
        let presenter = made("A")
        let window = window(showing: presenter)
        let sheet = made("B")
        _ = recorder.take()
        presenter.present(sheet, animated: true) { recorder.events.append("shown") }
        #expect(
            recorder.take() == ["B loadView", "B didLoad", "B willAppear, presented", "B didAppear", "shown"])
        presenter.dismiss(animated: true) { recorder.events.append("gone") }
        #expect(recorder.take() == ["B willDisappear, dismissed", "B didDisappear", "gone"])
        #expect(window.subviews.count == 1)
    }

    /// UIModalPresentationStyle, `fullScreen`: the presenter's view leaves the window.
    @Test("a full screen over a screen: the presenter goes last, and comes back before the other is gone")
    func fullScreen() {
        let presenter = made("A")
        let window = window(showing: presenter)
        let presented = made("B")
        presented.modalPresentationStyle = .fullScreen
        _ = recorder.take()
        presenter.present(presented, animated: true)
        #expect(
            recorder.take() == [
                "A willDisappear", "B loadView", "B didLoad", "B willAppear, presented", "B didAppear",
                "A didDisappear",
            ])
        #expect(presenter.view.window == nil)
        presented.dismiss(animated: true)
        #expect(
            recorder.take() == [
                "B willDisappear, dismissed", "A willAppear", "A didAppear", "B didDisappear",
            ])
        #expect(presenter.view.window === window)
    }

    /// UINavigationController: it shows the top controller, and forwards its own callbacks to that one.
    @Test("a navigation controller that comes and goes takes its top controller along, and no other")
    func container() {
        let window = window(stacking: made("A"), made("B"))
        _ = recorder.take()
        window.rootViewController = UIViewController()
        #expect(recorder.take() == ["B willDisappear", "B didDisappear"])
    }

    /// UIViewController, "Implementing a container view controller".
    @Test("a child appears when its view is put on the screen, and goes when it is taken off")
    func child() {
        let parent = made("P")
        let window = window(showing: parent)
        let child = made("C")
        _ = recorder.take()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(
            recorder.take() == [
                "C willMove in", "C loadView", "C didLoad", "C willAppear", "C didAppear", "C didMove in",
            ])
        window.rootViewController = nil
        #expect(
            recorder.take() == ["P willDisappear", "C willDisappear", "P didDisappear", "C didDisappear"])
    }
}
