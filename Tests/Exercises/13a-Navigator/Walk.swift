import ExerciseSupport
import Foundation
import HeadlessUIKit
import Spies

@testable import Exercise13a

/// A random walk through modules in two stacks, always the same for a seed.
///
/// Each step asks one module for one thing, and compares the stacks and the news with the expected ones.
final class Walk {
    /// A module of the walk, with its screen, so that it can be asked after the user left it.
    private struct Opened {
        let module: Module
        let scene: UIViewController
        let delegate: DelegateSpy
    }

    private let log: MessageLog
    private let delegates: [DelegateSpy]
    private let stacks = [UINavigationController(), UINavigationController()]
    private let windows = [0, 1].map { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    private var opened: [Opened] = []
    private var dice: Dice

    private init(seed: Int) {
        let log = MessageLog()
        self.log = log
        dice = Dice(seed: seed)
        delegates = ["first", "second"].map { DelegateSpy($0, log: log) }
        for (index, module) in [Module.list, .book].enumerated() {
            let scene = module.make(store: StoreSpy(Books.all, log: log), delegate: delegates[index])
            stacks[index].viewControllers = [Harness.plain("First"), scene]
            windows[index].rootViewController = stacks[index]
            windows[index].makeKeyAndVisible()
            opened.append(Opened(module: module, scene: scene, delegate: delegates[index]))
        }
    }

    /// Returns the first mismatch in a few walks, or nil.
    static func mismatch() -> Mismatch? {
        for seed in 1...4 {
            let walk = Walk(seed: seed)
            for _ in 0..<100 {
                if let mismatch = walk.step() { return mismatch }
            }
        }
        return nil
    }

    private func step() -> Mismatch? {
        let some = opened[dice.roll(opened.count)]
        switch dice.roll(6) {
        case 0, 1: return lead(on: some)
        case 2, 3: return tellNews(of: some)
        case 4: stacks[dice.roll(2)].pushViewController(Harness.plain("Help"), animated: false)
        default: takeOff(stacks[dice.roll(2)])
        }
        return nil
    }

    /// The screen on top goes away, or into the other stack.
    private func takeOff(_ stack: UINavigationController) {
        guard stack.viewControllers.count > 2, let top = stack.popViewController(animated: false) else { return }
        if dice.roll(2) == 0 { stacks.first { $0 !== stack }?.pushViewController(top, animated: false) }
    }

    /// Asks a module for its way, wherever its screen is in a stack: the next module comes on top of this stack.
    private func lead(on some: Opened) -> Mismatch? {
        guard let stack = some.scene.navigationController, some.module != .lend else { return nil }
        let (book, delegate) = (Books.all[dice.roll(3)], delegates[dice.roll(2)])
        let next = some.module == .list ? Module.book : .lend
        let before = titles
        let known = stacks.flatMap { $0.viewControllers }
        let navigator = some.module.navigator(of: some.scene)
        (navigator as? ShelfList_Navigate)?.gotoDetail(of: book, with: delegate)
        (navigator as? ShelfDetail_Navigate)?.gotoLend(book, with: delegate)
        let place = stack === stacks[0] ? 0 : 1
        var expected = before
        expected[place].append(next == .book ? "Book" : "Lend")
        let isShown = Screen(windows[place]).shows(book.title)
        guard titles == expected, let top = stack.topViewController, !known.contains(where: { $0 === top }), isShown
        else {
            return Mismatch(
                matter: .way, module: some.module,
                expected: "with \(words(before[place])) in the stack of the \(some.module.name), the way opens "
                    + "\(expected[place].last ?? "") for \(book.title) on top",
                happened: "the stack holds \(words(titles[place])), and \(book.title) is "
                    + "\(isShown ? "" : "not ")on the screen")
        }
        opened.append(Opened(module: next, scene: top, delegate: delegate))
        return nil
    }

    /// Tells a module of a loan: its delegate hears of it, and lending takes itself off.
    private func tellNews(of some: Opened) -> Mismatch? {
        guard some.module != .list else { return nil }
        let (book, before) = (Books.all[dice.roll(3)], stacks.map { $0.viewControllers })
        let isOnTop = some.module == .lend && some.scene.navigationController?.topViewController === some.scene
        log.forget()
        let director = some.module.director(of: some.scene)
        (director as? ShelfDetailDirector)?.bookDidGetLent(book)
        (director as? ShelfLendDirector)?.presentSuccess(book: book)
        let news = some.module == .lend ? "bookDidGetLent(\(book.title))" : "bookDidChange()"
        let heard = log.messages.filter { $0.receiver != "store" }.map(\.description)
        guard heard == ["\(some.delegate.name).\(news)"] else {
            return Mismatch(
                matter: .news, module: some.module, expected: "\(some.delegate.name).\(news) and no other message",
                happened: heard.isEmpty ? "no message was sent" : heard.joined(separator: ", then "))
        }
        // Below another screen, lending may be removed or stay.
        let after = stacks.map { $0.viewControllers }
        let others = before.map { $0.filter { some.module != .lend || $0 !== some.scene } }
        guard after == others || !isOnTop && after == before else {
            let expected = others.map { words($0.map(Self.title)) }.joined(separator: " and ")
            return Mismatch(
                matter: .back, module: some.module, expected: "after a loan the stacks hold \(expected)",
                happened: "they hold \(titles.map(words).joined(separator: " and "))")
        }
        return nil
    }

    private var titles: [[String]] {
        stacks.map { $0.viewControllers.map(Self.title) }
    }

    private static func title(_ controller: UIViewController) -> String { controller.title ?? "a screen" }
    private func words(_ titles: [String]) -> String { NavigatorTests.words(titles) }
}
