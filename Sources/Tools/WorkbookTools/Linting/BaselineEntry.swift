/// A finding in a baseline, identified by its text and declaration rather than its line.
struct BaselineEntry: Hashable, Comparable, Encodable {
    /// The path from the project's root.
    let file: String
    /// The rule's name.
    let rule: String
    /// The declaration around it, or an empty text outside of all.
    let declaration: String
    /// The finding, as a sentence.
    let what: String

    /// The finding without its numbers, which stays the same if surrounding code moves or a number changes.
    ///
    /// "has 240 lines" isn't a new mistake when it becomes 241.
    var key: BaselineEntry {
        let words = what.split(separator: " ", omittingEmptySubsequences: false)
        let plain = words.map { $0.allSatisfy(\.isNumber) && !$0.isEmpty ? "#" : $0 }.joined(separator: " ")
        return BaselineEntry(file: file, rule: rule, declaration: declaration, what: plain)
    }

    static func < (first: BaselineEntry, second: BaselineEntry) -> Bool {
        (first.file, first.rule, first.declaration, first.what)
            < (second.file, second.rule, second.declaration, second.what)
    }
}
