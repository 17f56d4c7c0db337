extension UIView {
    /// The edge at which a line of text begins.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.leading)) }
    /// The edge at which a line of text ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.trailing)) }
    /// The middle between the leading and the trailing edge.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(place(.centerX)) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.top)) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.bottom)) }
    /// The middle between the top and the bottom edge.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(place(.centerY)) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(place(.width)) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(place(.height)) }

    private func place(_ attribute: LayoutPlace.Attribute) -> LayoutPlace { LayoutPlace(self, .bounds, attribute) }
}
