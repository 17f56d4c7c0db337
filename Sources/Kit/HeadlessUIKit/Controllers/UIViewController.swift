import Foundation

/// One screen, or a part or a container of screens: it loads a view and is told when that comes and goes.
///
/// Source: UIKit, UIViewController.
open class UIViewController: UIResponder {
    /// Creates a controller; there are no nib files here, so the view is made in `loadView` or `viewDidLoad`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    // MARK: - The view

    private var loadedView: UIView?

    /// The controller's view, loaded when it is first asked for; the controller owns it.
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

    /// The view if it was loaded.
    open var viewIfLoaded: UIView? { loadedView }

    /// Whether the view was loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view unless it was loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView() }
        viewDidLoad()
    }

    /// Makes the view; to be overridden without calling super.
    open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

    /// Called once, after the view was loaded.
    open func viewDidLoad() {}

    // MARK: - Appearance

    var appearance = AppearanceState.disappeared

    /// Called before the view comes into its window.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called after the view came into its window.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view goes out of its window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view went out of its window.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether the view comes because the controller was put into a container.
    open internal(set) var isMovingToParent = false
    /// Whether the view goes because the controller was taken out of its container.
    open internal(set) var isMovingFromParent = false
    /// Whether the view comes because the controller was presented.
    open internal(set) var isBeingPresented = false
    /// Whether the view goes because the controller was dismissed.
    open internal(set) var isBeingDismissed = false

    var isTransitionAnimated = false
    /// Whether a container moves the view, and so sends the callbacks itself.
    var isInContainerTransition = false

    /// Tells a controller, and the children it shows, that its view is about to come or go.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        begin(isAppearing, animated: animated)
    }

    /// Tells a controller, and the children it shows, that its view has come or gone.
    open func endAppearanceTransition() { end() }

    /// The children that come and go with this controller.
    var childrenOnScreen: [UIViewController] {
        children.filter { child in child.viewIfLoaded.map { $0.isDescendant(of: view) } ?? false }
    }

    // MARK: - Containment

    /// The controllers in this one; it owns them.
    open private(set) var children: [UIViewController] = []

    /// The controller that this one is in.
    open private(set) weak var parent: UIViewController?

    /// Puts a controller into this one; its view and `didMove(toParent:)` are the caller's business.
    open func addChild(_ childController: UIViewController) {
        if childController.parent === self { return }
        if childController.parent != nil { childController.removeFromParent() }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Takes the controller out of its parent, which lets go of it.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Called before the controller is put into a parent, or with nil before it is taken out.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller was put into a parent, or with nil after it was taken out.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: - Presentation

    var presented: UIViewController?
    weak var presenter: UIViewController?

    /// How the controller stands before its presenter.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic

    /// Whether a person can't pull down this sheet.
    open var isModalInPresentation = false

    /// What this controller or an ancestor of it presents; the presenter owns it.
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

    /// What presented this controller or an ancestor of it.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// Shows a controller over this one. Refused, with a warning, while something is presented already.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        outermost.show(viewControllerToPresent, for: self, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presents, or this controller if it presents nothing.
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

    /// What the navigation bar shows for this controller.
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

    /// The edges that the view may stretch to under the bars; kept, and without meaning here.
    open var edgesForExtendedLayout: UIRectEdge = .all
}
