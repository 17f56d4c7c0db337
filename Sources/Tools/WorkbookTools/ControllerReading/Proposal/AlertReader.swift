import Foundation
import SourceModel

/// Reads an alert's text as a message to the view; its buttons are events.
struct AlertReader {
    let controller: MassiveController

    func read(_ alert: Reference, in part: ControllerPart, into findings: inout Findings) {
        let arguments = part.file.arguments(of: alert)
        let words = arguments.filter { ["title", "message"].contains($0.label ?? "") }.map(\.text).joined(
            separator: " ")
        let name = part.file.path(to: alert.offset).reversed().lazy.compactMap { declaration in
            declaration.members.last { $0.kind == .local && $0.extent.whole.contains(alert.offset) }
        }.first?.name
        let uses = part.file.references(in: alert.offset..<part.range.upperBound).filter { reference in
            name != nil && (reference.name == name || reference.receiver == name)
        }
        let end = uses.prefix { $0.location.line - alert.location.line < 60 }.last?.location.line ?? alert.location.line
        let next = part.file.references(in: alert.offset + 1..<part.range.upperBound).first {
            $0.kind == .call && $0.name == "UIAlertController"
        }
        let last =
            next.map { other in
                uses.last { $0.offset < other.offset && $0.location.line < other.location.line }?.location.line
                    ?? alert.location.line
            } ?? end
        let lines = alert.location.line...max(alert.location.line, last)
        let asks = controller.parts.contains { other in
            other.callee?.hasSuffix("UIAlertAction") == true && other.file.path == part.file.path
                && lines.contains(other.lines.lowerBound) && other.range.lowerBound > alert.offset
        }
        let text = part.file.text(in: alert.offset..<alert.offset + 400)
        let isSheet =
            text.prefix(400).contains(".actionSheet") && (arguments.last?.text.contains("actionSheet") ?? false)
        findings.add(message(words, asks: asks || isSheet), part: part, lines: lines)
    }

    private func message(_ words: String, asks: Bool) -> ProposedMessage {
        func display(_ label: String, _ comment: String) -> ProposedMessage {
            ProposedMessage(
                role: .display, name: "display", parameters: [.init(label: label, type: "String")], comment: comment)
        }
        if asks { return display("question", "Asks this, with the answers as events.") }
        let said = words.lowercased()
        if ["error", "fail", "could not", "couldn't", "oops", "invalid", "unable", "wrong", "please enter", "can't"]
            .contains(where: said.contains)
        {
            return display("error", "Shows that something went wrong, over what is there.")
        }
        if ["done", "success", "were ", "was ", "thank", "saved", "sent"].contains(where: said.contains) {
            return display("success", "Shows that something was done, over what is there.")
        }
        return display("message", "Says this, over what is there.")
    }
}
