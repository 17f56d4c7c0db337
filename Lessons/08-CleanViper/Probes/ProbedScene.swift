import HeadlessUIKit
import Spies

/// A scene with probes, and those of them that live as long as it is shown.
struct ProbedScene {
    let viewController: UIViewController
    var companions: [Spy] = []
}
