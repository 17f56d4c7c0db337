import SourceModel

/// A property of a class that can be stored in several ways at once, weakly and strongly, while only one is used.
///
/// The class's deinitializer must not name it: on the main actor, a deinitializer may read stored properties, but not
/// computed ones.
struct HeldProperty {
    /// The declaration's bytes.
    let range: Range<Int>
    private let text: SwiftText
    private let name: Range<Int>
    /// The declaration without `weak`: `private var view: View?`.
    private let head: String

    init?(_ property: Declaration, of type: Declaration, in text: SwiftText) {
        let tokens = text.tokens(in: property.extent.whole)
        let words = tokens.map { text.tokens[$0].text }
        guard type.kind == .class, let kind = property.type?.text, words.allSatisfy({ !["{", "@", "="].contains($0) }),
            let start = tokens.first(where: { text.tokens[$0].text == "var" }),
            !Self.isNamed(property.name, atTheEndOf: type, in: text)
        else { return nil }
        let weak = tokens.filter { text.tokens[$0].text == "weak" }.map {
            TextEdit(text.tokens[$0].range.lowerBound..<text.tokens[$0 + 1].range.lowerBound, "")
        }
        let modifiers = TextEdit.applied(
            weak, to: text.file.bytes, in: property.extent.whole.lowerBound..<text.tokens[start].range.lowerBound)
        head = "\(modifiers)var \(property.name): \(kind)"
        range = property.extent.whole
        name = property.extent.name
        self.text = text
    }

    private static func isNamed(_ name: String, atTheEndOf type: Declaration, in text: SwiftText) -> Bool {
        type.members.filter { $0.kind == .deinitializer }.compactMap(\.extent.body).flatMap(text.tokens(in:)).contains {
            text.tokens[$0].text == name
        }
    }

    /// Returns all such properties of a file, in source order.
    static func all(in text: SwiftText) -> [HeldProperty] {
        text.file.declarations.flatMap(\.all).flatMap { type in
            type.members.compactMap { $0.kind == .property ? HeldProperty($0, of: type, in: text) : nil }
        }
    }

    /// Returns the declaration under another name, with these edits made.
    func stored(as name: String, with edits: [TextEdit] = []) -> String {
        TextEdit.applied(edits + [TextEdit(self.name, name)], to: text.file.bytes, in: range)
    }

    /// Returns the name of the storage for one mutant; 0 is the right answer's.
    func name(for number: Int) -> String { "\(text.file.text(in: name))_\(number)" }

    /// Returns a computed property that reads and writes the active mutant's storage.
    func computed(for numbers: [Int]) -> String {
        let names = ([0] + numbers).map(name)
        let first = numbers.map { "\(name(for: $0)) = ActiveMutant.number == \($0) ? new : nil" }
        let others = "\(name(for: 0)) = \(numbers).contains(ActiveMutant.number) ? nil : new"
        func choice(_ statement: (String) -> String) -> [String] {
            let cases = numbers.map { "case \($0): \(statement(name(for: $0)))" }
            return ["switch ActiveMutant.number {"] + cases + ["default: \(statement(name(for: 0)))", "}"]
        }
        let lines =
            ["\(head) {", "@storageRestrictions(initializes: \(names.joined(separator: ", ")))", "init(new) {"] + first
            + [others, "}", "get {"] + choice { $0 } + ["}", "set {"] + choice { "\($0) = newValue" } + ["}", "}"]
        return lines.joined(separator: "\n")
    }
}
