import Foundation
import HeadlessUIKit
import Testing

@Suite("A navigation stack's delegate may animate how one screen gives way to another")
final class TransitionTests: NSObject, UINavigationControllerDelegate {
    /// Adds the new view, and completes the transition at once or later.
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        var context: (any UIViewControllerContextTransitioning)?
        var endsAtOnce = true

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.2
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
            if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
            if endsAtOnce { transitionContext.completeTransition(true) }
        }
    }

    private let recorder = Recorder()
    private let first: RecordingController
    private let second: RecordingController
    private let window: UIWindow
    private let stack: UINavigationController
    private var animator: Animator? = Animator()
    private var asked: [String] = []

    override init() {
        first = RecordingController("A", recorder)
        second = RecordingController("B", recorder)
        stack = UINavigationController(rootViewController: first)
        window = HeadlessUIKitTests.window(showing: stack)
        super.init()
        stack.delegate = self
        _ = recorder.take()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append("\(operation) \(fromVC === first ? "A" : "B") \(toVC === first ? "A" : "B")")
        return animator
    }

    /// UINavigationControllerDelegate, `navigationController(_:animationControllerFor:from:to:)`.
    @Test("is asked for an animator with the operation and both screens, there and back")
    func asks() {
        stack.pushViewController(second, animated: true)
        stack.popViewController(animated: true)
        stack.setViewControllers([second], animated: true)
        #expect(asked == ["push A B", "pop B A", "push A B"])
    }

    /// The same page: the delegate is asked for an animator when the change is animated.
    @Test("is not asked when nothing is animated, nor when nobody sees it")
    func asksNobody() {
        stack.pushViewController(second, animated: false)
        stack.popViewController(animated: false)
        window.rootViewController = nil
        stack.pushViewController(second, animated: true)
        #expect(asked == [])
    }

    /// UIViewControllerContextTransitioning, `containerView`, `view(forKey:)`, `viewController(forKey:)`, `finalFrame(for:)`.
    @Test("tells the animator who goes, who comes, and where to")
    func context() {
        stack.pushViewController(second, animated: true)
        let context = animator?.context
        #expect(context?.view(forKey: .from) === first.view)
        #expect(context?.view(forKey: .to) === second.view)
        #expect(context?.viewController(forKey: .from) === first)
        #expect(context?.viewController(forKey: .to) === second)
        #expect(context?.finalFrame(for: second) == stack.view.bounds)
        #expect(context?.transitionWasCancelled == false)
    }

    /// UIViewControllerContextTransitioning, `completeTransition(_:)`.
    @Test("takes the old view out when the animator says that it has ended, and calls what it calls without one")
    func ends() {
        stack.pushViewController(second, animated: true)
        #expect(first.view.window == nil)
        #expect(second.view.window === window)
        let withAnimator = recorder.take()
        stack.popViewController(animated: true)
        _ = recorder.take()
        animator = nil
        stack.pushViewController(second, animated: true)
        let without = recorder.take().filter { $0 != "B loadView" && $0 != "B didLoad" }
        #expect(withAnimator.filter { $0 != "B loadView" && $0 != "B didLoad" } == without)
    }

    /// The same page: "You must call this method"; until then the system considers the transition to be under way.
    @Test("takes no touches until the animator says that it has ended, and the old screen has not disappeared")
    func neverEnds() throws {
        animator?.endsAtOnce = false
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
        second.view.addSubview(button)
        stack.pushViewController(second, animated: true)
        let screen = Screen(window)
        #expect(throws: ScreenError.self) { try screen.tap("Go") }
        #expect(first.view.window === window)
        #expect(!recorder.take().contains("A didDisappear"))
        animator?.context?.completeTransition(true)
        #expect(recorder.take().contains("A didDisappear"))
        try screen.tap("Go")
        animator?.context?.completeTransition(true)
        #expect(recorder.take() == [], "ending twice is ending once")
    }

    /// UINavigationController, `popViewController(animated:)`: the stack releases the popped controller.
    @Test("frees a screen that was popped, although its animator may still know the transition")
    func frees() {
        var popped: UIViewController? = UIViewController()
        let watched = { [weak popped] in popped }
        popped.map { stack.pushViewController($0, animated: true) }
        popped = nil
        #expect(watched() != nil)
        stack.popViewController(animated: true)
        #expect(watched() == nil)
    }

    /// UINavigationController, `delegate`: a weak property.
    @Test("does not keep its delegate")
    func weakDelegate() {
        final class Delegate: NSObject, UINavigationControllerDelegate {}
        let stack = UINavigationController(rootViewController: UIViewController())
        var delegate: Delegate? = Delegate()
        stack.delegate = delegate
        #expect(stack.delegate === delegate)
        delegate = nil
        #expect(stack.delegate == nil)
    }

    /// UIView, `animate(withDuration:animations:completion:)`.
    @Test("a view's animation changes it and then says that it has finished")
    func animation() {
        let view = UIView()
        var seen: [CGFloat] = []
        UIView.animate(withDuration: 0.3) {
            view.alpha = 0.5
        } completion: { isFinished in
            seen = isFinished ? [view.alpha] : []
        }
        #expect(seen == [0.5])
    }
}
