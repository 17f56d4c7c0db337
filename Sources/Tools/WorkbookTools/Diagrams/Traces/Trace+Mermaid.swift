import Playing
import Spies

extension Trace {
    /// The conversation as a Mermaid sequence diagram, a text that many sites can draw.
    var mermaid: String {
        let actors = participants
        var lines = ["sequenceDiagram", "    accTitle: \(Self.safe("\(journey) on rung \(rung)"))"]
        let modules = actors.map(\.module).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
        for module in modules {
            lines.append("    box \(module)")
            lines += actors.filter { $0.module == module }.map { "        participant \($0.name) as \($0.role)" }
            lines.append("    end")
        }
        let ends = [actors.first, actors.last].compactMap { $0?.name }.joined(separator: ",")
        for step in steps {
            lines.append("    Note over \(ends): \(Self.safe(step.heading))")
            lines += step.messages.map { "    \($0.speaker)->>\($0.receiver): \(Self.safe($0.call))" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Escapes characters that Mermaid reads otherwise: a semicolon ends a statement, `#` begins an entity, `<` markup.
    private static func safe(_ text: String) -> String {
        text.map { character in
            switch character {
            case "#": "#35;"
            case ";": "#59;"
            case "<": "#lt;"
            case ">": "#gt;"
            default: String(character)
            }
        }.joined()
    }
}
