import HeadlessUIKit
import Spies

@testable import Exercise13a

/// Requests for ways without a stack, and answers that come when the screens are gone.
///
/// They run in a process of their own, so that a trap becomes a finding and doesn't end the suite.
enum Alone {
    static func gotoDetail() {
        let (scene, delegate) = make(.list)
        (Module.list.navigator(of: scene) as? ShelfList_Navigate)?.gotoDetail(of: Books.emma, with: delegate)
    }

    static func gotoLend() {
        let (scene, delegate) = make(.book)
        (Module.book.navigator(of: scene) as? ShelfDetail_Navigate)?.gotoLend(Books.emma, with: delegate)
    }

    static func goBack() {
        let (scene, _) = make(.lend)
        (Module.lend.navigator(of: scene) as? ShelfLend_Navigate)?.goBack()
    }

    /// Asks for the ways of a Navigator whose screen is gone, because something such as a Worker's answer
    /// held the Director.
    static func goBackWhenLeft() {
        let director = left(.lend)
        (director as? ShelfLendDirector)?.navigator.goBack()
    }

    static func gotoDetailWhenLeft() {
        let director = left(.list)
        let delegate = DelegateSpy("delegate", log: MessageLog())
        (director as? ShelfListDirector)?.navigator.gotoDetail(of: Books.emma, with: delegate)
    }

    static func gotoLendWhenLeft() {
        let director = left(.book)
        let delegate = DelegateSpy("delegate", log: MessageLog())
        (director as? ShelfDetailDirector)?.navigator.gotoLend(Books.emma, with: delegate)
    }

    private static func make(_ module: Module) -> (UIViewController, DelegateSpy) {
        let log = MessageLog()
        let delegate = DelegateSpy("delegate", log: log)
        return (module.make(store: StoreSpy(Books.all, log: log), delegate: delegate), delegate)
    }

    private static func left(_ module: Module) -> AnyObject? {
        let harness = Harness(module)
        let director = harness.director
        harness.window.rootViewController = UIViewController()
        harness.stack.viewControllers = []
        return director
    }
}
