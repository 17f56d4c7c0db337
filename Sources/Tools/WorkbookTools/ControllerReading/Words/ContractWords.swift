/// What an architecture says in place of the messages that were read, which have VIPER-S's words.
protocol ContractWords {
    /// The messages that take the place of one: where it stands, or in the contract as a whole.
    func messages(for message: ProposedMessage, at place: PlacedMessage?) -> [ProposedMessage]
    /// How a job ends: first well, last badly.
    func ends(of job: JobReader.Job) -> [ProposedMessage]
    /// What can't be said in these words.
    var questions: [OpenQuestion] { get }
}

extension ContractWords {
    var questions: [OpenQuestion] { [] }
}

/// A value that is ready for a label, in an architecture whose presenter knows no UIKit.
enum PlainValue {
    /// `standsOut` for a color, and a name for an image.
    static func parameter(_ name: String, _ type: String) -> (name: String, type: String) {
        switch type {
        case "UIColor":
            let subject = ["Color", "Tint", "color", "tint"].first(where: name.hasSuffix).map {
                name.dropLast($0.count)
            }
            return ((subject ?? "").isEmpty ? "standsOut" : "\(subject ?? "")StandsOut", "Bool")
        case "UIImage": return (name + "Name", "String")
        default: return (name, type)
        }
    }

    static func fields(_ fields: [(name: String, type: String)]) -> [(name: String, type: String)] {
        fields.map { parameter($0.name, $0.type) }.reduce(into: []) { known, field in
            if !known.contains(where: { $0.name == field.name }) { known.append(field) }
        }
    }

    static func parameters(_ parameters: [ProposedMessage.Parameter]) -> [ProposedMessage.Parameter] {
        fields(parameters.map { ($0.label, $0.type) }).map { .init(label: $0.name, type: $0.type) }
    }
}
