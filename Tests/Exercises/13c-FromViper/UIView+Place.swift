@testable import HeadlessUIKit

/// Where a view is in the view around it, whether a frame or constraints place it there.
extension UIView {
    /// Whether the view is as large as the view around it, also after the screen turns.
    var fillsSuperview: Bool {
        translatesAutoresizingMaskIntoConstraints
            ? frame == superview?.bounds && autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
            : pinnedEdges.isSuperset(of: [.top, .leading, .trailing, .bottom])
    }

    /// Whether the view begins at the top and is as wide as the view around it, also after the screen turns.
    var isColumn: Bool { fillsSuperview || pinnedEdges.isSuperset(of: [.top, .leading, .trailing]) }

    private var pinnedEdges: Set<LayoutPlace.Attribute> {
        let places = constraintsAbout.filter { $0.relation == .equal }.flatMap { [$0.first, $0.second] }
        return Set(places.compactMap { $0?.view === self ? $0?.attribute : nil })
    }
}
