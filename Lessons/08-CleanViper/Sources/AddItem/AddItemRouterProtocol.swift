/// The events that lead away from the form.
protocol AddItemRouterProtocol: AnyObject {
    /// The form has done its job. `scene` is its view, by which the router tells the form from a newer one; it is nil
    /// when the user has left the form.
    func eventDone(on scene: AnyObject?)
}
