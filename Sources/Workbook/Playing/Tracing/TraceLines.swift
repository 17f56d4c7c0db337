import Spies
import Typesetting

/// Messages in three columns: sender, receiver, call.
package enum TraceLines {
    /// The smallest width of the third column at which calls are wrapped.
    private static let room = 24

    /// Returns one or more lines for each message, with columns wide enough for `all` of them.
    package static func lines(
        of messages: [Message], aligning all: [Message], _ style: Style, width: Int?
    ) -> [String] {
        let senders = all.map(\.speaker.count).max() ?? 0
        let receivers = all.map(\.receiver.count).max() ?? 0
        let indent = 2 + senders + 4 + receivers + 2
        let room = width.map { $0 - indent }
        return messages.flatMap { message -> [String] in
            let who = TextColumns.padded(message.speaker, to: senders)
            let whom = TextColumns.padded(message.receiver, to: receivers)
            let blank = String(repeating: " ", count: indent)
            let parts =
                room.map { $0 >= Self.room ? TextColumns.wrap(message.call, width: $0, indent: "  ") : [message.call] }
                ?? [message.call]
            return parts.enumerated().map { index, part in
                index == 0 ? "  \(who) \(style.faint("->")) \(whom)  \(style.code(part))" : blank + style.code(part)
            }
        }
    }
}
