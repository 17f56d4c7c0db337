import Spies
import Typesetting

/// Listens to an app that a user plays, and returns the new messages after each line.
@MainActor
package final class LiveTrace {
    /// The log that the app's probes write to.
    package let log = MessageLog()
    private var told = 0

    /// Creates a trace without messages.
    package init() {}

    /// Returns the messages since the last call, in lines.
    package func news(_ style: Style, width: Int?) -> [String] {
        let news = Array(log.messages[told...])
        told = log.messages.count
        return TraceLines.lines(of: news, aligning: news, style, width: width)
    }
}
