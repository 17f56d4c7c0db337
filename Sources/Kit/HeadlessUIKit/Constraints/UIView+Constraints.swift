import Foundation

extension UIView {
    /// Whether constraints place the view, rather than its frame or a stack.
    var isPinned: Bool {
        guard !translatesAutoresizingMaskIntoConstraints, let superview else { return false }
        return (superview as? UIStackView)?.arrangedSubviews.contains { $0 === self } != true
    }

    /// The active constraints that mention the view or one of its guides.
    var constraintsAbout: [NSLayoutConstraint] {
        sequence(first: self, next: \.superview).flatMap { $0.constraints.filter { $0.mentions(self) } }
    }

    /// Returns the nearest view that both are in, or nil.
    func nearestAncestor(with other: UIView) -> UIView? {
        sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
    }

    /// Deactivates the constraints between views in this view and views around it.
    func dropConstraintsToOutside() {
        guard let superview else { return }
        for view in sequence(first: superview, next: \.superview) {
            for constraint in view.constraints where constraint.reaches(into: self) { constraint.isActive = false }
        }
    }

    /// Returns the size that a constant sets, or that one keeps it from falling below, in points; or nil.
    func size(_ attribute: LayoutPlace.Attribute, _ relation: NSLayoutConstraint.Relation) -> CGFloat? {
        guard !constraints.isEmpty else { return nil }
        return constraints.first {
            $0.mentions(self) && $0.first.attribute == attribute && $0.second == nil && $0.relation == relation
        }?.constant
    }
}
