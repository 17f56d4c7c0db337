/// Sets up a view with a smart field once it is ready.
protocol DateFieldPresenterOutput: AnyObject {
    /// Sets the field up: what an empty one shows, and how what is typed is written.
    func show(dateField: DateFieldViewModel)
}
