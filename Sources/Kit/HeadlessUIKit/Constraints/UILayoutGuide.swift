import Foundation

/// A rectangle in a view that constraints can refer to, here a view's safe area or its margins.
///
/// Source: UIKit, UILayoutGuide.
open class UILayoutGuide: NSObject {
    /// The view that the guide belongs to.
    open private(set) weak var owningView: UIView?
    private let region: LayoutPlace.Region

    init(_ region: LayoutPlace.Region, of view: UIView) {
        self.region = region
        owningView = view
    }

    /// The guide's rectangle in its view, in points.
    open var layoutFrame: CGRect { owningView?.rectangle(of: region) ?? .zero }

    /// The edge at which a line of text begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.leading)) }
    /// The edge at which a line of text ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.trailing)) }
    /// The middle between the leading and the trailing edge.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.centerX)) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.top)) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.bottom)) }
    /// The middle between the top and the bottom edge.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.centerY)) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(place(.width)) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(place(.height)) }

    private func place(_ attribute: LayoutPlace.Attribute) -> LayoutPlace {
        LayoutPlace(owningView, region, attribute)
    }
}
