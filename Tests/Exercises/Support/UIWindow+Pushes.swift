import HeadlessUIKit
import Testing

/// What was pushed onto the stack of an app.
///
/// The stack is the one that the answer made, since a Navigator or a wireframe may keep it.
@MainActor
extension UIWindow {
    /// How often a screen was pushed onto the stack in this window; 0 without a stack.
    public var pushes: Int { (rootViewController as? UINavigationController)?.pushes ?? 0 }

    /// Returns what to say of a screen that was pushed although the stack had it already; nil if none was.
    /// - Parameter look: where to look, by the type of that screen.
    public func pushedAgain(look: (_ again: String) -> String) -> Comment? {
        (rootViewController as? UINavigationController)?.pushedAgain.map { again in
            .teaching(
                expected: "a tap pushes a screen once", happened: "the same \(again) was pushed twice",
                why: "UIKit ends the app when a screen is pushed that lies in the stack already", look: look(again))
        }
    }
}
