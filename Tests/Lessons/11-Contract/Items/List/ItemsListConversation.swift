import Spies

@testable import Lesson11Contract

/// What follows from what on the list: when one message is heard, others have to be said, and nothing else.
struct ItemsListConversation {
    /// What follows from what, as a sentence.
    let title: String
    /// What was heard before; how it was answered is of no interest.
    var after: (ItemsListCast) -> Void = { _ in }
    /// What is heard.
    let hears: (ItemsListCast) -> Void
    /// What has to be said then, to whom and in which order.
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

    /// The screen is drawn when the call is over, so what it is told without a pause may come in any order. Here it is
    /// put into one; all other messages stay where they are.
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
