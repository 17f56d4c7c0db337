import Foundation

/// Keeps and owns a stack of controllers, and shows the top one.
///
/// Source: UIKit, UINavigationController.
open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []

    /// The object that chooses the animations between screens; the stack doesn't own it.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// How often a controller was pushed, for suites that count.
    package private(set) var pushes = 0
    /// The type of a controller that was pushed although the stack had it already.
    package private(set) var pushedAgain: String?

    /// The running transition, until its animator reports the end.
    private var transition: NavigationTransition?

    /// Whether a transition is running, during which the screen ignores touches.
    var isInTransition: Bool { transition != nil }

    /// Creates a stack with one controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        change(to: [rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The stack, root first.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that the user sees: a presented one, or the top of the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Replaces the whole stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    /// Pushes a controller; warns and refuses if the stack has it already, where UIKit crashes the app.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushes += 1
        guard !stack.contains(where: { $0 === viewController }) else {
            pushedAgain = UIKitWarning.typeName(viewController)
            let name = UIKitWarning.name(viewController)
            UIKitWarning.say(
                "Pushing the same view controller instance more than once is not supported (\(name)).")
            return
        }
        change(to: stack + [viewController], animated: animated)
    }

    /// Removes the top controller and returns it; the root stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let top = stack.last
        change(to: stack.dropLast(), animated: animated)
        return top
    }

    /// Removes and returns all controllers above the given one.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let place = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(stack[(place + 1)...])
        change(to: Array(stack[...place]), animated: animated)
        return popped
    }

    /// Removes and returns all controllers above the root.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    override var childrenOnScreen: [UIViewController] { topViewController.map { [$0] } ?? [] }

    open override func viewDidLoad() {
        super.viewDidLoad()
        placeTopView()
    }

    // MARK: - Changing the stack

    private func change(to new: [UIViewController], animated: Bool) {
        let old = stack
        let entering = new.filter { one in !old.contains { $0 === one } }
        let leaving = old.filter { one in !new.contains { $0 === one } }
        for controller in entering { addChild(controller) }
        for controller in leaving { controller.willMove(toParent: nil) }
        stack = new
        if old.last !== new.last {
            old.last?.isMovingFromParent = leaving.contains { $0 === old.last }
            new.last?.isMovingToParent = entering.contains { $0 === new.last }
            let isPush = entering.contains { $0 === new.last }
            replace(old.last, by: new.last, as: isPush ? .push : .pop, animated: animated)
            old.last?.isMovingFromParent = false
            new.last?.isMovingToParent = false
        }
        for controller in leaving { controller.removeFromParent() }
        for controller in entering { controller.didMove(toParent: self) }
    }

    private func replace(
        _ old: UIViewController?, by new: UIViewController?, as operation: Operation, animated: Bool
    ) {
        guard isViewLoaded else { return }
        let isShown = appearance == .appeared || (appearance == .appearing && old?.appearance == .appearing)
        let animator = isShown && animated ? animator(for: operation, from: old, to: new) : nil
        if isShown {
            old?.beginAppearanceTransition(false, animated: animated)
            new?.beginAppearanceTransition(true, animated: animated)
        }
        old?.isInContainerTransition = true
        new?.isInContainerTransition = true
        let end = { [weak self] in
            old?.viewIfLoaded?.removeFromSuperview()
            old?.isInContainerTransition = false
            new?.isInContainerTransition = false
            guard let self, isShown else { return }
            old?.endAppearanceTransition()
            if self.appearance == .appeared { new?.endAppearanceTransition() }
        }
        guard let animator, let old, let new else {
            old?.viewIfLoaded?.removeFromSuperview()
            placeTopView()
            return end()
        }
        let transition = NavigationTransition(in: view, from: old, to: new) { [weak self] in
            self?.transition = nil
            end()
        }
        self.transition = transition
        animator.animateTransition(using: transition)
    }

    private func animator(
        for operation: Operation, from old: UIViewController?, to new: UIViewController?
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let old, let new else { return nil }
        return delegate?.navigationController(self, animationControllerFor: operation, from: old, to: new)
    }

    private func placeTopView() {
        guard let top = topViewController, top.viewIfLoaded?.superview !== view else { return }
        let isInTransition = top.isInContainerTransition
        top.isInContainerTransition = true
        view.addSubview(top.view)
        top.isInContainerTransition = isInTransition
    }
}
