/// One thing that an actor can say to another one.
struct ProposedMessage: Equatable {
    /// The contract's part that it belongs to, in the order in which a contract has them.
    enum Role: CaseIterable {
        case display, event, job, answer, way

        /// Who hears it.
        var hearer: Actor {
            switch self {
            case .display: .view
            case .event, .answer: .presenter
            case .job: .interactor
            case .way: .router
            }
        }
    }

    struct Parameter: Equatable {
        /// What a caller writes.
        let label: String
        /// What the body calls it, where that is something else.
        var name: String?
        let type: String

        var text: String { "\(label)\(name.map { " " + $0 } ?? ""): \(type)" }
        var variable: String { name ?? label }
    }

    /// Where a way leads: to a screen, by its whole name, or away from this one.
    enum Leading: Equatable {
        case screen(String)
        case back, close, root

        /// `ItemDetail`.
        var screen: String? {
            if case .screen(let name) = self { name } else { nil }
        }
    }

    let role: Role
    let name: String
    var parameters: [Parameter] = []
    /// What it means, as a sentence.
    let comment: String
    /// Where a way leads.
    var leads: Leading?
    /// In Clean VIPER the event that it belongs to: `ViewReady`.
    var occasion: String?

    /// Whether a way leads to something new.
    var isForward: Bool { role == .way && leads?.screen != nil }

    /// `display(items:)`.
    var key: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }
    /// `display(items: [ItemUI])`.
    var signature: String { "\(name)(\(parameters.map(\.text).joined(separator: ", ")))" }

    /// What is said and to whom, wherever it is said and however it is explained.
    static func == (left: ProposedMessage, right: ProposedMessage) -> Bool {
        left.role == right.role && left.key == right.key
    }
}

/// A message and the lines whose place it takes.
struct PlacedMessage {
    let message: ProposedMessage
    let part: Int
    let lines: ClosedRange<Int>
    /// Whether work begins there or ends, where the message tells of work.
    var begins: Bool?
}

/// What could not be decided about a part, and why.
struct OpenQuestion {
    let part: Int
    let line: Int
    let text: String
}

/// A display model, or an entity that the controller has no type for.
struct ProposedModel: Equatable {
    let name: String
    let comment: String
    var fields: [(name: String, type: String)]

    static func == (left: ProposedModel, right: ProposedModel) -> Bool {
        left.name == right.name && left.fields.map { $0.name + $0.type } == right.fields.map { $0.name + $0.type }
    }
}
