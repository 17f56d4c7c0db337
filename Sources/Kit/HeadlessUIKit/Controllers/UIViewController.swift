import Foundation

/// A screen, or a part or container of screens, which loads a view and learns when it appears and disappears.
///
/// Source: UIKit, UIViewController.
open class UIViewController: UIResponder {
    /// Creates a controller; without nib files here, `loadView` or `viewDidLoad` creates the view.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    // MARK: - The view

    private var loadedView: UIView?

    /// The controller's own view, loaded on first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            loadedView?.controller = self
        }
    }

    /// The view, if it's loaded.
    open var viewIfLoaded: UIView? { loadedView }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view if it isn't loaded yet.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView() }
        viewDidLoad()
    }

    /// Creates the view; overrides don't call super.
    open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

    /// Called once, after the view has loaded.
    open func viewDidLoad() {}

    // MARK: - Appearance

    var appearance = AppearanceState.disappeared

    /// Called before the view enters its window.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called after the view has entered its window.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view leaves its window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has left its window.
    open func viewDidDisappear(_ animated: Bool) {}

    /// True while the view appears because the controller enters a container.
    open internal(set) var isMovingToParent = false
    /// True while the view disappears because the controller leaves its container.
    open internal(set) var isMovingFromParent = false
    /// True while the view appears because the controller is presented.
    open internal(set) var isBeingPresented = false
    /// True while the view disappears because the controller is dismissed.
    open internal(set) var isBeingDismissed = false

    var isTransitionAnimated = false
    /// Whether a container moves the view, and so sends the callbacks itself.
    var isInContainerTransition = false

    /// Tells a controller and its visible children that its view is about to appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        begin(isAppearing, animated: animated)
    }

    /// Tells a controller and its visible children that its view has appeared or disappeared.
    open func endAppearanceTransition() { end() }

    /// The children that appear and disappear with this controller.
    var childrenOnScreen: [UIViewController] {
        children.filter { child in child.viewIfLoaded.map { $0.isDescendant(of: view) } ?? false }
    }

    // MARK: - Containment

    /// The controllers in this one, which owns them.
    open private(set) var children: [UIViewController] = []

    /// The controller that this one is in.
    open private(set) weak var parent: UIViewController?

    /// Adds a child controller; the caller adds its view and calls `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        if childController.parent === self { return }
        if childController.parent != nil { childController.removeFromParent() }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Removes the controller from its parent, which releases it.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Called before the controller enters a parent, or with nil before it leaves one.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller has entered a parent, or with nil after it has left one.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: - Presentation

    var presented: UIViewController?
    weak var presenter: UIViewController?

    /// The style in which the controller covers its presenter.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic

    /// Whether the user can't pull down this sheet.
    open var isModalInPresentation = false

    /// The controller that this one or an ancestor presents; the presenter owns it.
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

    /// The controller that presents this one or an ancestor.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// Shows a controller over this one; warns and refuses if another one is already presented.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        outermost.show(viewControllerToPresent, for: self, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents, or this one if it presents none.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let holder = sequence(first: self, next: \.parent).first { $0.presented != nil } ?? presentingViewController
        guard let holder else { return }
        holder.dismissPresented(animated: flag)
        completion?()
    }

    // MARK: - Navigation

    /// The screen's title, which its navigation item shows.
    open var title: String? {
        didSet { loadedNavigationItem?.title = title }
    }

    private var loadedNavigationItem: UINavigationItem?

    /// The controller's title and buttons in the navigation bar.
    open var navigationItem: UINavigationItem {
        if let loadedNavigationItem { return loadedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        if title == nil { item.title = nil }
        loadedNavigationItem = item
        return item
    }

    /// The nearest navigation controller around this one.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// The edges at which the view extends under the bars.
    open var edgesForExtendedLayout: UIRectEdge = .all
}
