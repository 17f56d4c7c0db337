/// The message about an app that blocked the main thread for too long, which the player writes and the command looks
/// for.
package enum BusyApp {
    /// The beginning of the message, before the time.
    package static let words = "the app was busy for"
}
