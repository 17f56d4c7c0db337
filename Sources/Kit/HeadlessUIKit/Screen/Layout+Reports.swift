import Foundation

extension Layout {
    /// Warns about constraints on views whose frames place them, as UIKit would about the contradiction.
    func reportFrames(of views: [UIView]) {
        guard !isTrial else { return }
        for view in views {
            for constraint in view.constraintsAbout where constraint.placesByItself(view) {
                constraint.report(
                    "Unable to simultaneously satisfy constraints. \(UIKitWarning.typeName(view)) has a frame, since its "
                        + "translatesAutoresizingMaskIntoConstraints is true, and this constraint")
            }
        }
    }

    /// Warns about constraints on views in a stack that are more than a size in points.
    func reportConstraints(of views: [UIView]) {
        guard !isTrial else { return }
        for view in views {
            for constraint in view.constraintsAbout where constraint.placesByItself(view) {
                if constraint.second == nil, constraint.relation != .atMost { continue }
                constraint.report("A screen in text can't follow this constraint on a view that a stack places")
            }
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint ties the view to a number, to itself or to a view around it.
    func placesByItself(_ view: UIView) -> Bool {
        guard first.view === view || second?.view === view else { return false }
        let others = [first.view, second?.view].compactMap { $0 }.filter { $0 !== view }
        return others.allSatisfy { view.isDescendant(of: $0) }
    }
}
