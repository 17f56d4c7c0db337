extension UIView {
    /// The controller of this view, or of the nearest view around it that has one.
    var controllerAround: UIViewController? { controller ?? superview?.controllerAround }
}
