import Foundation

extension UIView {
    /// The part of the view that no bar covers.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

    /// The part of the view inside its margins and its safe area.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

    private func guide(_ region: LayoutPlace.Region) -> UILayoutGuide {
        if let known = guides[region] { return known }
        let guide = UILayoutGuide(region, of: self)
        guides[region] = guide
        return guide
    }

    /// Returns the rectangle of a guide in this view, in points, on a phone of 390 by 844 points.
    func rectangle(of region: LayoutPlace.Region) -> CGRect {
        var insets = region == .bounds ? .zero : coveredEdges
        if region == .margins {
            let margins = directionalLayoutMargins
            insets.top += margins.top
            insets.leading += margins.leading
            insets.bottom += margins.bottom
            insets.trailing += margins.trailing
        }
        return CGRect(
            x: insets.leading, y: insets.top, width: max(0, bounds.width - insets.leading - insets.trailing),
            height: max(0, bounds.height - insets.top - insets.bottom))
    }

    /// The edges that the status bar, the navigation bar and the home indicator cover; none outside a window.
    private var coveredEdges: NSDirectionalEdgeInsets {
        guard let window, let controller = controllerAround, let root = controller.viewIfLoaded else { return .zero }
        let isSheet = controller.outermost.presenter != nil && controller.outermost.modalPresentationStyle.isSheet
        let bars: CGFloat = (isSheet ? 0 : 47) + (controller.navigationController == nil ? 0 : 44)
        let top = controller.edgesForExtendedLayout.contains(.top) ? bars : 0
        let place = sequence(first: self, next: \.superview).prefix { $0 !== root && $0 !== window }
        let y = place.reduce(0) { $0 + $1.frame.minY }
        return NSDirectionalEdgeInsets(
            top: min(bounds.height, max(0, top - y)), leading: 0,
            bottom: max(0, y + bounds.height - (root.bounds.height - 34)), trailing: 0)
    }
}
