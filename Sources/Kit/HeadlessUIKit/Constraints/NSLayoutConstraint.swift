import Foundation

/// A relation between edges, centers or sizes of views, or between one size and a number of points.
///
/// Source: UIKit, NSLayoutConstraint. `Screen` places views by it; their frames don't change.
open class NSLayoutConstraint: NSObject {
    /// The relation of the two sides.
    nonisolated enum Relation: String {
        case equal = "=="
        case atLeast = ">="
        case atMost = "<="
    }

    let first: LayoutPlace
    let relation: Relation
    let second: LayoutPlace?
    /// The factor of the second side.
    let multiplier: CGFloat
    /// The points that are added to the second side.
    open var constant: CGFloat
    /// The importance, against other constraints and against a view's wish to hug its content.
    open var priority: UILayoutPriority = .required
    /// The view that keeps the constraint while it is active.
    private(set) weak var holder: UIView?
    private var isReported = false

    init(_ first: LayoutPlace, _ relation: Relation, _ second: LayoutPlace?, times multiplier: CGFloat, plus: CGFloat) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        constant = plus
    }

    /// Whether the constraint counts; activating one between views without a common ancestor crashes, as in UIKit.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates each of the constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }

    /// Deactivates each of the constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = false } }

    private func activate() {
        guard holder == nil, let view = first.view else { return }
        let other = second.map(\.view) ?? view
        guard let ancestor = other.flatMap({ view.nearestAncestor(with: $0) }) else {
            preconditionFailure(
                "Unable to activate constraint with anchors \(first.words) and \(second?.words ?? "nil") because they "
                    + "have no common ancestor.  Does the constraint or its anchors reference items in different view "
                    + "hierarchies?  That's illegal.")
        }
        ancestor.constraints.append(self)
        holder = ancestor
    }

    private func deactivate() {
        holder?.constraints.removeAll { $0 === self }
        holder = nil
    }

    /// Whether one of the sides is this view or one of its guides.
    func mentions(_ view: UIView) -> Bool { first.view === view || second?.view === view }

    /// Whether one of the sides is in this view.
    func reaches(into view: UIView) -> Bool {
        [first.view, second?.view].contains { $0?.isDescendant(of: view) == true }
    }

    /// Prints a warning about the constraint, unless there was one before: a layout is repeated at every look.
    func report(_ reason: String) {
        guard !isReported else { return }
        isReported = true
        UIKitWarning.say("\(reason): \(words)")
    }

    private var words: String {
        let factor = multiplier == 1 ? "" : "\(multiplier) * "
        let sum = constant == 0 ? "" : constant < 0 ? " - \(-constant)" : " + \(constant)"
        let side = second.map { "\(factor)\($0.words)\(sum)" } ?? "\(constant)"
        return "\(first.words) \(relation.rawValue) \(side)"
    }
}
