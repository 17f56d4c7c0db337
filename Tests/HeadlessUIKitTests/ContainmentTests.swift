import HeadlessUIKit
import Testing

@Suite("A container has children, and they know it")
struct ContainmentTests {
    /// UIViewController, `addChild(_:)`, `parent`, `children`.
    @Test("a child knows its parent, and leaves an earlier one")
    func parent() {
        let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
        first.addChild(child)
        #expect(child.parent === first)
        #expect(first.children == [child])
        second.addChild(child)
        #expect(first.children == [])
        #expect(child.parent === second)
    }

    /// UIViewController, `removeFromParent()`.
    @Test("a removed child has no parent")
    func remove() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        child.removeFromParent()
        #expect(child.parent == nil)
        #expect(parent.children == [])
    }

    /// UIViewController, `navigationController`: the nearest one among the ancestors, at any depth.
    @Test("a child of a child finds the navigation controller; a popped controller has none")
    func navigationController() {
        let (root, top, child) = (UIViewController(), UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(top, animated: false)
        top.addChild(child)
        #expect(child.navigationController === navigation)
        navigation.popViewController(animated: false)
        #expect(top.navigationController == nil)
    }

    /// UINavigationController, `viewControllers`, `topViewController`, `popViewController(animated:)`.
    @Test("the root of a stack can't be popped")
    func rootStays() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.viewControllers == [root])
    }

    /// UINavigationController, `pushViewController(_:animated:)`: a controller that is in the stack already can't be
    /// pushed.
    @Test("a controller can't be pushed twice")
    func pushTwice() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(root, animated: false)
        #expect(navigation.viewControllers == [root])
    }

    /// UINavigationController, `visibleViewController`.
    @Test("what is presented is visible, what is on top is topmost")
    func visible() {
        let root = UIViewController()
        let window = window(stacking: root)
        let sheet = UIViewController()
        root.present(sheet, animated: false)
        #expect(root.navigationController?.visibleViewController === sheet)
        #expect(root.navigationController?.topViewController === root)
        withExtendedLifetime(window) {}
    }
}
