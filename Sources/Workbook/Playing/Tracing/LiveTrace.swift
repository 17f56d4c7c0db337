import Spies
import Typesetting

/// Listens to an app that somebody plays, and tells from time to time what was said since.
@MainActor
package final class LiveTrace {
    /// Into which the app's probes write.
    package let log = MessageLog()
    private var told = 0

    /// A trace that has heard nothing yet.
    package init() {}

    /// What was said since the last time, in lines.
    package func news(_ style: Style, width: Int?) -> [String] {
        let news = Array(log.messages[told...])
        told = log.messages.count
        return TraceLines.lines(of: news, aligning: news, style, width: width)
    }
}
