import Spies

@testable import Lesson11Contract

/// A rule about the list's messages: when one is heard, others have to be said, and nothing else.
struct ItemsListConversation {
    /// The rule as a sentence.
    let title: String
    /// The messages heard before; their answers don't matter.
    var after: (ItemsListCast) -> Void = { _ in }
    /// The message that is heard.
    let hears: (ItemsListCast) -> Void
    /// The messages that have to be said then, with their receivers and in their order.
    let says: (ItemsListCast) -> Void

    /// The first message in which `cast` departs from the conversation, or `nil` if there is none.
    ///
    /// The roles of `cast` that are told something are played by spies that write into `log`.
    func difference(in cast: ItemsListCast, log: MessageLog) -> String? {
        log.forget()
        says(cast)
        let expected = Self.drawn(log.messages)
        after(cast)
        log.forget()
        hears(cast)
        let heard = MessageLog()
        for message in Self.drawn(log.messages) { heard.append(message) }
        return heard.difference(from: expected)
    }

    /// The screen is drawn when the call is over, so what it is told without a pause may come in any order. Here
    /// that is sorted; all other messages stay where they are.
    private static func drawn(_ messages: [Message]) -> [Message] {
        var drawn: [Message] = []
        var pending: [Message] = []
        for message in messages {
            if message.receiver == "ui" {
                pending.append(message)
            } else {
                drawn += sorted(pending) + [message]
                pending = []
            }
        }
        return drawn + sorted(pending)
    }

    private static func sorted(_ messages: [Message]) -> [Message] {
        messages.sorted { $0.description < $1.description }
    }
}
