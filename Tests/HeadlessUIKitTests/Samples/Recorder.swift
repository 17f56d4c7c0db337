/// The events of several controllers, in one order.
final class Recorder {
    var events: [String] = []

    /// Returns the events since the last call.
    func take() -> [String] {
        defer { events = [] }
        return events
    }
}
