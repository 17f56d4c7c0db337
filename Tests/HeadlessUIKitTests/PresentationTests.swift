import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("One controller presents one other")
struct PresentationTests {
    /// UIViewController, `presentedViewController` and `presentingViewController`: of the controller or an ancestor.
    @Test("the outermost container presents, and all in it know what")
    func outermost() {
        let top = UIViewController()
        let window = window(stacking: top)
        let sheet = UIViewController()
        top.present(sheet, animated: false)
        #expect(top.presentedViewController === sheet)
        #expect(sheet.presentingViewController === window.rootViewController)
    }

    /// UIViewController, `present(_:animated:completion:)`.
    ///
    /// The words are those of UIKit's console.
    @Test("presenting over something presented is refused with a warning, and the completion never runs")
    func twice() {
        let presenter = UIViewController()
        let window = window(showing: presenter)
        let (first, second) = (UIViewController(), UIViewController())
        presenter.present(first, animated: false)
        var completed = false
        presenter.present(second, animated: false) { completed = true }
        #expect(presenter.presentedViewController === first)
        #expect(!completed)
        let name = UIKitWarning.name(presenter)
        #expect(
            UIKitWarning.log.last
                == "Attempt to present \(UIKitWarning.name(second)) on \(name) (from \(name)) "
                + "which is already presenting \(UIKitWarning.name(first)).")
        withExtendedLifetime(window) {}
    }

    /// UIKit throws an NSInvalidArgumentException, which Swift can't catch.
    ///
    /// Its words are from crash reports: nextcloud/talk-ios, pull request 1291, and rechsteiner/Parchment, issue 689.
    @Test("presenting again what is presented already ends the app")
    func again() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let presenter = UIViewController()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.rootViewController = presenter
            window.makeKeyAndVisible()
            let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
            presenter.present(alert, animated: false)
            presenter.present(alert, animated: false)
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("that is already being presented by <UIViewController"))
    }

    /// UIViewController, `present(_:animated:completion:)`: the presenter's view must be on the screen.
    @Test("a controller that is not on the screen presents nothing")
    func notInWindow() {
        let presenter = UIViewController()
        let sheet = UIViewController()
        presenter.present(sheet, animated: false)
        #expect(presenter.presentedViewController == nil)
        let name = UIKitWarning.name(presenter)
        #expect(
            UIKitWarning.log.last
                == "Attempt to present \(UIKitWarning.name(sheet)) on \(name) (from \(name)) "
                + "whose view is not in the window hierarchy.")
    }

    /// UIViewController, `dismiss(animated:completion:)`: the presented controller passes it on to its presenter.
    @Test("a presented controller dismisses itself, with all that it presents")
    func dismissChain() {
        let presenter = UIViewController()
        let window = window(showing: presenter)
        let (first, second) = (UIViewController(), UIViewController())
        presenter.present(first, animated: false)
        first.present(second, animated: false)
        first.dismiss(animated: false)
        #expect(presenter.presentedViewController === first, "first presents second, so second is dismissed")
        #expect(first.presentedViewController == nil)
        first.present(second, animated: false)
        presenter.dismiss(animated: false)
        #expect(presenter.presentedViewController == nil)
        #expect(first.presentedViewController == nil)
        #expect(window.subviews == [presenter.view])
    }

    /// UIViewController, `dismiss(animated:completion:)`, called on a controller in a presented container.
    @Test("a controller in a presented navigation controller dismisses that")
    func dismissFromStack() {
        let presenter = UIViewController()
        let window = window(showing: presenter)
        let inner = UIViewController()
        presenter.present(UINavigationController(rootViewController: inner), animated: false)
        #expect(inner.presentingViewController === presenter)
        inner.dismiss(animated: false)
        #expect(presenter.presentedViewController == nil)
        withExtendedLifetime(window) {}
    }
}
