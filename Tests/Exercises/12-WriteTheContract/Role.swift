import SourceModel

/// A role: what one actor can be told.
struct Role {
    let name: String
    /// What it asks for itself, and what it takes over from other protocols of the contract.
    let messages: [Message]
    /// Whether only classes can play it.
    let isClassBound: Bool

    init(_ declaration: Declaration, among protocols: [Declaration], in file: SourceFile) {
        var taken: [Declaration] = []
        var open = [declaration]
        while let next = open.popLast() {
            guard !taken.contains(next) else { continue }
            taken.append(next)
            let names = next.inherited.flatMap(\.names)
            open += protocols.filter { names.contains($0.name) }
        }
        name = declaration.name
        messages = taken.flatMap { role in
            role.members.filter { $0.kind == .method }.map { Message($0, rest: Self.rest(of: $0, in: role, file)) }
        }
        isClassBound = taken.flatMap(\.inherited).flatMap(\.names).contains { $0 == "AnyObject" || $0 == "class" }
    }

    /// The text from a method on, up to the next member. Comments are left out; what stands in them is no code.
    private static func rest(of method: Declaration, in role: Declaration, _ file: SourceFile) -> String {
        let start = method.extent.whole.lowerBound
        let starts = role.members.map(\.extent.whole.lowerBound)
        let end = starts.filter { $0 > start }.min() ?? role.extent.whole.upperBound
        return String(file.text(in: start..<end))
            .replacing(/\/\*(?s:.)*?\*\//, with: " ")
            .replacing(/\/\/[^\n]*/, with: " ")
    }
}
