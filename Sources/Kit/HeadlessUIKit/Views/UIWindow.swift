import Foundation

/// A window for an app's screens, which owns its root controller.
///
/// Source: UIKit, UIWindow.
open class UIWindow: UIView {
    /// The scene that shows the window, which the system owns.
    open weak var windowScene: UIWindowScene?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        super.isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.isHidden = true
    }

    /// Creates a window of the scene's size.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: CGRect(origin: .zero, size: windowScene.size))
        super.isHidden = true
    }

    /// The controller whose view fills the window; a new one replaces the old one.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            hide(oldValue)
            showRoot()
        }
    }

    /// Whether the window receives typing.
    open private(set) var isKeyWindow = false

    /// Whether the window is hidden, which it is by default.
    open override var isHidden: Bool {
        didSet {
            guard oldValue != isHidden else { return }
            if isHidden { hide(rootViewController) } else { showRoot() }
        }
    }

    open override var window: UIWindow? { self }

    /// The view that receives typing.
    weak var firstResponder: UIView?

    /// Shows the window and gives it the keyboard.
    open func makeKeyAndVisible() {
        isKeyWindow = true
        isHidden = false
    }

    private func showRoot() {
        guard !isHidden, let root = rootViewController else { return }
        root.view.frame = bounds
        root.beginAppearanceTransition(true, animated: false)
        addSubview(root.view)
        root.endAppearanceTransition()
    }

    private func hide(_ root: UIViewController?) {
        guard let root, let view = root.viewIfLoaded else { return }
        root.dismissPresented(animated: false)
        root.beginAppearanceTransition(false, animated: false)
        view.removeFromSuperview()
        root.endAppearanceTransition()
    }
}
