extension UIView {
    /// The controller whose view this is, or is in.
    var controllerAround: UIViewController? { controller ?? superview?.controllerAround }
}
