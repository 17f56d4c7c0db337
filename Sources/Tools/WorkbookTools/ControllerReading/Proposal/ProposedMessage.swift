/// A message from one actor to another.
struct ProposedMessage: Equatable {
    /// The part of the contract that it belongs to, in a contract's order.
    enum Role: CaseIterable {
        case display, event, job, answer, way

        /// The actor that receives it.
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
        /// The argument label at the call.
        let label: String
        /// The name inside the body, if it differs.
        var name: String?
        let type: String

        var text: String { "\(label)\(name.map { " " + $0 } ?? ""): \(type)" }
        var variable: String { name ?? label }
    }

    /// The destination of a way: a screen, by its whole name, or away from this one.
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
    /// The meaning, as a sentence.
    let comment: String
    /// The destination of a way.
    var leads: Leading?
    /// The event that it belongs to in Clean VIPER: `ViewReady`.
    var occasion: String?

    /// Whether a way leads to a new screen.
    var isForward: Bool { role == .way && leads?.screen != nil }

    /// `display(items:)`.
    var key: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }
    /// `display(items: [ItemUI])`.
    var signature: String { "\(name)(\(parameters.map(\.text).joined(separator: ", ")))" }

    /// Whether two messages have the same role and key, whatever their places and comments.
    static func == (left: ProposedMessage, right: ProposedMessage) -> Bool {
        left.role == right.role && left.key == right.key
    }
}

/// A message and the lines that it replaces.
struct PlacedMessage {
    let message: ProposedMessage
    let part: Int
    let lines: ClosedRange<Int>
    /// Whether work begins or ends there, for a message about work.
    var begins: Bool?
}

/// A part that could not be decided, and why.
struct OpenQuestion {
    let part: Int
    let line: Int
    let text: String
}

/// A display model, or an entity for which the controller has no type.
struct ProposedModel: Equatable {
    let name: String
    let comment: String
    var fields: [(name: String, type: String)]

    static func == (left: ProposedModel, right: ProposedModel) -> Bool {
        left.name == right.name && left.fields.map { $0.name + $0.type } == right.fields.map { $0.name + $0.type }
    }
}
