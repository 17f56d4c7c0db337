import SourceModel

/// A role: what one actor can be told.
struct Role {
    let name: String
    /// The messages that it declares itself, and those that it inherits from other protocols of the contract.
    let messages: [Message]
    /// The properties and subscripts that others can read, except references to other roles, which connect them.
    let values: [Declaration]
    /// Whether only classes can play the role.
    let isClassBound: Bool

    init(_ declaration: Declaration, among protocols: [Declaration], in file: SourceFile, naming types: TypeNames) {
        var taken: [Declaration] = []
        var open = [declaration]
        while let next = open.popLast() {
            guard !taken.contains(next) else { continue }
            taken.append(next)
            let names = next.inherited.flatMap(types.names)
            open += protocols.filter { names.contains($0.name) }
        }
        name = declaration.name
        messages = taken.flatMap { role in
            role.members.filter { $0.kind == .method }.map {
                Message($0, rest: Self.rest(of: $0, in: role, file), naming: types)
            }
        }
        values = taken.flatMap(\.members).filter { member in
            let isRole = member.type.map { types.names(in: $0).contains { $0.hasPrefix("ShelfList_") } } ?? false
            return (member.kind == .property || member.kind == .subscript) && !isRole
        }
        isClassBound =
            taken.flatMap(\.inherited).flatMap(types.names).contains(where: Self.bound.contains)
            || taken.contains { Self.bindsItself($0, in: file) }
    }

    /// Types to which only classes conform.
    private static let bound: Set = ["AnyObject", "class", "NSObjectProtocol", "NSObject"]

    /// Returns whether it is bound by a clause behind its name: `where Self: AnyObject`.
    private static func bindsItself(_ role: Declaration, in file: SourceFile) -> Bool {
        let head = file.text(in: role.extent.whole).prefix { $0 != "{" }.split { !$0.isLetter }
        return head.drop { $0 != "where" }.dropFirst().starts(with: ["Self", "AnyObject"])
    }

    /// Returns the text from a method to the next member, without comments.
    private static func rest(of method: Declaration, in role: Declaration, _ file: SourceFile) -> String {
        let start = method.extent.whole.lowerBound
        let starts = role.members.map(\.extent.whole.lowerBound)
        let end = starts.filter { $0 > start }.min() ?? role.extent.whole.upperBound
        return String(file.text(in: start..<end))
            .replacing(/\/\*(?s:.)*?\*\//, with: " ")
            .replacing(/\/\/[^\n]*/, with: " ")
    }
}
