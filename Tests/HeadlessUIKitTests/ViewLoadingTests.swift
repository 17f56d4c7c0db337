import HeadlessUIKit
import Testing

@Suite("A view controller loads its view late and once")
struct ViewLoadingTests {
    let recorder = Recorder()

    /// UIViewController, `view`: loaded when it is first accessed.
    @Test("nothing is loaded before the view is asked for")
    func late() {
        let controller = RecordingController("A", recorder)
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(recorder.events == [])
        _ = controller.view
        #expect(controller.isViewLoaded)
        #expect(recorder.events == ["A loadView", "A didLoad"])
    }

    /// UIViewController, `viewDidLoad()` and `loadViewIfNeeded()`.
    @Test("the view is loaded once, however often it is asked for")
    func once() {
        let controller = RecordingController("A", recorder)
        let first = controller.view
        controller.loadViewIfNeeded()
        #expect(controller.view === first)
        #expect(recorder.events == ["A loadView", "A didLoad"])
    }

    /// UINavigationController, `init(rootViewController:)`: building a stack needs no view.
    @Test("a stack off the screen loads no view")
    func offScreen() {
        let navigation = UINavigationController(rootViewController: RecordingController("A", recorder))
        navigation.pushViewController(RecordingController("B", recorder), animated: false)
        #expect(recorder.events.filter { $0.hasSuffix("didLoad") } == [])
    }

    /// UIViewController, `loadView()`: an override sets the view of its own.
    @Test("loadView may set a view of another class")
    func ownView() {
        final class TableController: UIViewController {
            override func loadView() { view = UITableView() }
        }
        #expect(TableController().view is UITableView)
    }

    /// UIViewController, `title`, and UINavigationItem, `title`: the item follows the controller's title.
    @Test("the navigation item shows the controller's title, until it has one of its own")
    func title() {
        let controller = UIViewController()
        #expect(controller.navigationItem.title == nil)
        controller.title = "Items"
        #expect(controller.navigationItem.title == "Items")
        controller.navigationItem.title = "All items"
        #expect(controller.title == "Items")
    }
}
