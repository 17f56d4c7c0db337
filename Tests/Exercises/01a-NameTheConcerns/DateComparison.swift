import SourceModel

/// A due date that is compared: with an operator beside it, or by a method of Date.
enum DateComparison {
    private static let methods: Set<String> = [
        "timeIntervalSince", "timeIntervalSinceNow", "timeIntervalSince1970", "timeIntervalSinceReferenceDate",
    ]
    private static let comparisons: Set<String> = ["compare", "distance", "isBefore", "isAfter"]

    static func isOne(_ reference: Reference, in file: SourceFile) -> Bool {
        if methods.contains(reference.name) { return true }
        // A screen may have a helper by one of these names; it is called on no date.
        if comparisons.contains(reference.name), !["", "self"].contains(reference.receiver ?? "") { return true }
        guard reference.name == "due" || reference.name == "now" && reference.kind == .call else { return false }
        let end = reference.offset + reference.name.utf8.count
        let after = file.text(in: end..<end + 12).drop { " ()\n".contains($0) }
        let receiver = reference.receiver.map { $0.utf8.count + 1 } ?? 0
        let begin = reference.offset - receiver
        let before = file.text(in: max(0, begin - 12)..<begin).reversed().drop { " (\n".contains($0) }
        return "<>".contains(after.first ?? " ") || isOperator(before.first, before.dropFirst().first)
    }

    /// Whether a `<`, `>`, `<=` or `>=` ends here; an arrow ends in the same character.
    private static func isOperator(_ last: Character?, _ beforeLast: Character?) -> Bool {
        guard let last else { return false }
        if last == "=" { return beforeLast == "<" || beforeLast == ">" }
        return "<>".contains(last) && beforeLast != "-"
    }
}
