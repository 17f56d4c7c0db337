/// What is said of an app that kept the main thread for too long: the player writes it, and the command listens for it.
package enum BusyApp {
    /// With what the message begins, before the time.
    package static let words = "the app was busy for"
}
