import Foundation

/// What the copy of an answer asks whenever one of its actors speaks to another, or decides something.
///
/// `InstrumentedCopy` puts this file beside the copy, where every message and every condition goes through it. It is
/// compiled here as well, so that it can be tested.
@MainActor
enum WorkbookTrial {
    /// A message from one actor to another, by its role and not by what it carries.
    struct Said: Codable, Equatable, Sendable {
        let sender: String
        let role: String
        let message: String
    }

    /// What is wrong in this process, such as `3-dropped`; nil where everything is as it was written.
    static var fault = ProcessInfo.processInfo.environment["WORKBOOK_FAULT"]

    /// Everything that was said since the last `forget()`.
    private(set) static var said: [Said] = []
    private static var lastEvent: (() -> Void)?

    /// Says the message of a site: once, or not at all, or twice.
    static func say(_ site: Int, _ message: Said, _ send: () -> Void) {
        if fault == "\(site)-dropped" { return }
        said.append(message)
        send()
        if fault == "\(site)-twice" { send() }
    }

    /// Remembers how an event of the screen was said, so that it can be said again.
    static func hear(_ event: @escaping () -> Void) {
        lastEvent = event
    }

    /// Says the last event once more, as a second tap does that comes before the screen is drawn anew.
    static func sayLastEventAgain() {
        lastEvent?()
    }

    /// Forgets what was said. The last event can still be said again.
    static func forget() {
        said = []
    }

    /// The value that the message of a site carries at one place, or another that differs from it.
    static func value<Value>(_ site: Int, _ place: Int, _ value: Value) -> Value {
        guard fault == "\(site)-value\(place)" else { return value }
        let other: Any =
            switch value {
            case let flag as Bool: !flag
            case let number as Int: number + 1
            case let text as String: text + "?"
            case let list as [Any]: Array(list.dropLast())
            default: value
            }
        return other as? Value ?? value
    }

    /// What a condition says, or what a wrong one would say whatever is asked.
    static func decides(_ site: Int, _ isTrue: Bool) -> Bool {
        switch fault {
        case "\(site)-always": true
        case "\(site)-never": false
        default: isTrue
        }
    }
}
