/// Which events lead away from the form.
protocol AddItemRouterProtocol: AnyObject {
    /// What the form is for is done. `scene` is its view, by which the router knows the form from a newer one; it is
    /// nil when the form was left.
    func eventDone(on scene: AnyObject?)
}
