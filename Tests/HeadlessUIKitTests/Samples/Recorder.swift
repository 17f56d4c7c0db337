/// What happened to several controllers, in one order.
final class Recorder {
    var events: [String] = []

    /// The events since the last time.
    func take() -> [String] {
        defer { events = [] }
        return events
    }
}
