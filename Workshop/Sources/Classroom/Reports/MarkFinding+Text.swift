extension MarkFinding {
    /// The finding in lines, for reports that have no other form for it.
    var text: String {
        var head = place.map { "\($0): \(what)" } ?? what
        if let name { head += " [\(name)]" }
        let below = lines.map { line in
            let indented = line.text.split(separator: "\n", omittingEmptySubsequences: false)
                .joined(separator: "\n" + String(repeating: " ", count: line.heading.count + 4))
            return "  \(line.heading): \(indented)"
        }
        return ([head] + below + (code.map { [$0.text] } ?? [])).joined(separator: "\n")
    }
}

extension MarkFinding.Code {
    /// The lines with their numbers, and a mark on the one that the finding is about.
    var text: String {
        let width = "\(from + lines.count)".count
        return lines.enumerated().map { index, line in
            let number = "\(from + index)"
            let padding = String(repeating: " ", count: max(0, width - number.count))
            return "  \(from + index == marked ? ">" : " ") \(padding)\(number) | \(line)"
        }.joined(separator: "\n")
    }
}

extension ExerciseMark {
    /// Returns the findings about a requirement.
    func findings(of requirement: String) -> [MarkFinding] {
        findings.filter { finding in
            let names = finding.name?.split(separator: ",").first.map(String.init)
            return names == requirement
        }
    }
}
