/// The page that leads out of a controller: testable steps, and a place for every line.
struct Worksheet {
    let proposal: Proposal
    private var controller: MassiveController { proposal.controller }

    var text: String {
        let blocks = [
            [head], [WorksheetSteps(proposal: proposal).text], [questions], [types],
            [WorksheetLines(proposal: proposal).text],
        ]
        return blocks.flatMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    // MARK: - How much is decided

    /// The members with open questions.
    private var open: Set<Int> {
        Set(proposal.findings.questions.map { controller.root(of: controller.parts[$0.part]).index })
    }

    var summary: String {
        let (all, open) = (controller.members.count, open.count)
        let rest = open == 0 ? "" : open == 1 ? ", 1 is not" : ", \(open) are not"
        return "\(all - open) of \(all) members of \(controller.name) are decided\(rest)"
    }

    private var head: String {
        let closures = controller.parts.count - controller.members.count
        let files = Set(controller.type.parts.map(\.file.path)).sorted()
        let others =
            files.count == 1 ? "" : " It is read with its extensions in \(files.dropFirst().count) other files."
        return """
            # The way out of \(controller.name)

            `\(controller.file.path)` has \(controller.file.lineCount) lines; the controller has \(controller.members.count) \
            members that do something and \(closures) closures.\(others)
            \(summary).

            This page and the module \(proposal.name.path) were proposed from the text of the controller alone, which is not \
            changed. Concerns are seen by the names of APIs and of types, so read each row as a question that has a likely \
            answer. Lines are those of the controller as it was read.
            """
    }

    // MARK: - What is open

    private var questions: String {
        guard !proposal.findings.questions.isEmpty else { return "" }
        let lines = proposal.findings.questions.sorted { $0.line < $1.line }.map { question in
            let part = controller.parts[question.part]
            return
                "- [ ] \(place(part, question.line...question.line)) in `\(controller.root(of: part).title)`: \(question.text)\(question.text.hasSuffix("?") ? "" : ".")"
        }
        return "## Undecided\n\n" + lines.joined(separator: "\n")
    }

    private func place(_ part: ControllerPart, _ lines: ClosedRange<Int>) -> String { proposal.place(part, lines) }

    private var types: String {
        let types = ProposedFile.foreignTypes(of: proposal)
        guard !types.isEmpty else { return "" }
        let list = types.map { "`\($0)`" }.joined(separator: ", ")
        return "## Types of yours\n\nThe contract names these, so the new module has to see them: \(list)."
    }
}

extension Proposal {
    /// `line 12` or `lines 12-14`, with the file's name in front for a file other than the controller's own.
    func place(_ part: ControllerPart, _ lines: ClosedRange<Int>) -> String {
        let range = lines.count == 1 ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound)-\(lines.upperBound)"
        return part.file.path == controller.file.path ? range : "\(part.file.name) \(range)"
    }
}
