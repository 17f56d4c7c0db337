import Foundation
import SourceModel

/// Reads a controller's pushes, presentations and dismissals as ways of its router.
struct WayReader {
    let controller: MassiveController
    let concernUses: [ConcernUse]
    /// `Items` of `Items/List`; the name of a way to a screen of this group drops it.
    let group: String
    let cast: Cast

    func read(into findings: inout Findings) {
        for concernUse in concernUses where concernUse.kind == .navigation {
            let part = controller.parts[concernUse.part]
            guard let reference = part.file.references(in: concernUse.offset..<concernUse.offset + 1).first else {
                continue
            }
            read(reference, in: part, into: &findings)
        }
    }

    private func read(_ reference: Reference, in part: ControllerPart, into findings: inout Findings) {
        let line = reference.location.line
        let arguments = part.file.arguments(of: reference)
        switch reference.name {
        case "popViewController", "dismiss", "popToRootViewController", "popToViewController":
            findings.add(back(reference.name), part: part, lines: line...line)
        case "performSegue":
            segue(arguments, in: part, line: line, into: &findings)
        case "open":
            let url = ProposedMessage(
                role: .way, name: "gotoPage", parameters: [.init(label: "at", name: "url", type: "URL")],
                comment: "Opens a page outside of the app.")
            findings.add(url, part: part, lines: line...line)
        default:
            let target =
                arguments.first { $0.text != "self" && $0.label != "animated" && $0.label != "completion" }
                ?? part.file.value(assignedTo: reference).map {
                    WrittenArgument(label: nil, text: $0.text, range: $0.range)
                }
            guard let target else {
                return findings.ask(part, line: line, "where \(reference.text) leads is not written")
            }
            goto(target.text, reference, in: part, into: &findings)
        }
    }

    private func back(_ name: String) -> ProposedMessage {
        switch name {
        case "dismiss":
            ProposedMessage(
                role: .way, name: "close", comment: "Takes the screen, or what covers it, away.", leads: .close)
        case "popToRootViewController":
            ProposedMessage(
                role: .way, name: "goToRoot", comment: "Returns to the first screen of the stack.", leads: .root)
        default:
            ProposedMessage(
                role: .way, name: "goBack", comment: "Returns to where the screen was opened.", leads: .back)
        }
    }

    private func segue(
        _ arguments: [WrittenArgument], in part: ControllerPart, line: Int, into findings: inout Findings
    ) {
        let identifier = arguments.first { $0.label == "withIdentifier" }?.text ?? ""
        // `DetailViewController.className` names the screen itself.
        let named = identifier.split(separator: ".").first { Destination.screen(in: String($0)) != nil }.map(
            String.init)
        let text = (named ?? identifier).filter { $0.isLetter || $0.isNumber || $0 == "_" }
        var words = WordParts.words(text).filter {
            !["Segue", "Identifier", "Show", "To", "Goto", "Go", "Present", "Push", "ID"].contains($0)
        }
        if words.isEmpty { words = ["Next"] }
        findings.add(way(to: WordParts.screen(words.joined()), []), part: part, lines: line...line)
        findings.ask(
            part, line: line,
            "the segue \(identifier.isEmpty ? "" : identifier + " ")takes its data in `prepare(for:sender:)`: which of it, by what type?"
        )
    }

    // MARK: - Forward

    private func goto(_ target: String, _ reference: Reference, in part: ControllerPart, into findings: inout Findings)
    {
        let line = reference.location.line
        if ["alert", "actionsheet"].contains(where: target.lowercased().contains) {
            let asked = ProposedMessage(
                role: .display, name: "display", parameters: [.init(label: "question", type: "String")],
                comment: "Asks this, with the answers as events.")
            return findings.add(asked, part: part, lines: line...line)
        }
        let place = Destination(controller: controller, part: part, offset: reference.offset).find(target)
        guard let screen = place.screen else {
            let name =
                SwiftWord.isName(target) ? WordParts.screen(target.prefix(1).uppercased() + target.dropFirst()) : "Next"
            findings.add(way(to: name, []), part: part, lines: line...line)
            return findings.ask(part, line: line, "which screen `\(target.firstLine)` is can't be seen from here")
        }
        var parameters: [ProposedMessage.Parameter] = []
        for data in place.data {
            if data.text == "self" {
                findings.ask(
                    part, line: line,
                    "\(screen) is given this controller itself: what it calls of it becomes news, a `\(cast.delegate)` of its module"
                )
            } else if let type = ValueTypes(controller: controller).type(of: data.text, at: data.offset, in: part) {
                if isCarried(data.text) { continue }
                parameters.append(.init(label: data.label, type: type))
            } else if !data.text.isConstantValue {
                findings.ask(
                    part, line: line,
                    "\(screen) is given `\(data.label)`, and the type of `\(data.text.firstLine)` is not written")
            }
        }
        let lines = min(place.line ?? line, line)...line
        findings.add(
            way(to: WordParts.screen(screen), parameters), part: part,
            lines: part.lines.contains(lines.lowerBound) ? lines : line...line)
    }

    /// Whether the controller got the value in its initializer and only passes it along: a router has it already.
    private func isCarried(_ value: String) -> Bool {
        let name = value.hasPrefix("self.") ? String(value.dropFirst(5)) : value
        guard let property = controller.property(named: name), property.isStored else { return false }
        let isGiven = controller.type.members.filter { $0.kind == .initializer }.contains { initializer in
            initializer.parameters.contains { ($0.name ?? $0.label) == name }
        }
        return isGiven
    }

    private func way(to screen: String, _ parameters: [ProposedMessage.Parameter]) -> ProposedMessage {
        var name = screen
        let one = WordParts.one(of: group)
        for front in [group, one] where name.hasPrefix(front) && name.dropFirst(front.count).first?.isUppercase == true
        {
            name = String(name.dropFirst(front.count))
        }
        var parameters = parameters
        if parameters.count == 1 {
            parameters = [.init(label: "for", name: parameters[0].label, type: parameters[0].type)]
        }
        return ProposedMessage(
            role: .way, name: "goto" + name, parameters: parameters, comment: "Opens \(screen).",
            leads: .screen(screen))
    }
}
