/// A finding as a baseline keeps it: by what it says and in which declaration, and not by its line.
struct BaselineEntry: Hashable, Comparable, Encodable {
    /// Its path from the project's root.
    let file: String
    /// The rule's name.
    let rule: String
    /// The declaration around it; empty outside of all.
    let declaration: String
    /// What was found, as a sentence.
    let what: String

    /// A finding that is the same although the code around it moved, or a number in its sentence changed.
    ///
    /// "has 240 lines" is no new mistake when it becomes 241.
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
