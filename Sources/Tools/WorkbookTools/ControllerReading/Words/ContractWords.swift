/// An architecture's messages in place of those that the readers found, which have VIPER-S's words.
protocol ContractWords {
    /// The messages that replace one: at its place, or in the contract as a whole.
    func messages(for message: ProposedMessage, at place: PlacedMessage?) -> [ProposedMessage]
    /// The ways in which a job ends: success first, failure last.
    func ends(of job: JobReader.Job) -> [ProposedMessage]
    /// The questions about messages that these words can't express.
    var questions: [OpenQuestion] { get }
}

extension ContractWords {
    var questions: [OpenQuestion] { [] }
}

/// A value that is ready for a label, for an architecture whose presenter knows no UIKit.
enum PlainValue {
    /// Turns a color into a Bool such as `standsOut`, and an image into its name.
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
