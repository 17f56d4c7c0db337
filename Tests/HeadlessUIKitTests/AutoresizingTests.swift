import Foundation
import HeadlessUIKit
import Testing

/// UIView, `autoresizingMask`: several flexible parts share a change in proportion to their sizes.
@Suite("A frame follows its superview's size as its mask says")
struct AutoresizingTests {
    private func resized(_ mask: UIView.AutoresizingMask) -> CGRect {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 30))
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 200, height: 300)
        return inner.frame
    }

    @Test("not at all without one, and not when constraints place it")
    func none() {
        #expect(resized([]) == CGRect(x: 10, y: 20, width: 60, height: 30))
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView())
        inner.autoresizingMask = [.flexibleWidth]
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        outer.frame.size.width = 18
        #expect(inner.frame == .zero)
    }

    @Test("the size keeps its distances")
    func size() {
        #expect(resized([.flexibleWidth, .flexibleHeight]) == CGRect(x: 10, y: 20, width: 160, height: 230))
    }

    @Test("the margins move it")
    func margins() {
        #expect(resized([.flexibleLeftMargin, .flexibleTopMargin]) == CGRect(x: 110, y: 220, width: 60, height: 30))
        #expect(resized([.flexibleLeftMargin, .flexibleRightMargin]) == CGRect(x: 35, y: 20, width: 60, height: 30))
    }

    @Test("a controller's view that fills its window has subviews that fill it")
    func window() {
        let (controller, part) = (UIViewController(), UIView())
        part.frame = controller.view.bounds
        part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(part)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(part.frame == window.bounds)
    }
}
