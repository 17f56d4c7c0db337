import Foundation
import HeadlessUIKit
import Testing

@testable import Lesson07ViperLogin

@Suite("Login and home fade into each other")
final class FadeTransitionTests: NSObject, UINavigationControllerDelegate {
    private let fade = FadeTransition()
    private var asked: [UINavigationController.Operation] = []

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append(operation)
        return fade
    }

    @Test("the new screen is wholly there at the end, the old one is not, and both can be touched again")
    func thereAndBack() throws {
        let (login, home) = (UIViewController(), UIViewController())
        home.title = "Home"
        let screen = login.onScreen()
        let stack = try #require(login.navigationController)
        stack.delegate = self
        stack.pushViewController(home, animated: true)
        #expect(home.view.alpha == 1)
        #expect(home.view.frame == stack.view.bounds)
        #expect(home.view.window === screen.window)
        #expect(login.view.window == nil)

        try screen.goBack()
        #expect(login.view.alpha == 1)
        #expect(login.view.window === screen.window)
        #expect(home.view.window == nil)
        #expect(asked == [.push, .pop])
    }

    @Test("takes less than half a second")
    func duration() {
        #expect(fade.transitionDuration(using: nil) == 0.3)
    }
}
