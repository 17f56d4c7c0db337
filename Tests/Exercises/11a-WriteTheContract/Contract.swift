import ExerciseSupport
import SourceModel
import Testing

/// The contract that a learner wrote: roles, their messages, and models.
///
/// It is read and not called: a message may have any name that says what it should.
struct Contract {
    let roles: [Role]
    let types: TypeNames
    private let file: SourceFile

    /// Reads the contract of the answers in force.
    ///
    /// Throws when its file is gone or can't be read.
    init() throws {
        let contract = try exercise.file("Shelf/List/ShelfListContract.swift")
        file = contract
        let protocols = file.declarations.filter { $0.kind == .protocol }
        let names = TypeNames(contract.declarations)
        types = names
        roles = protocols.map { Role($0, among: protocols, in: contract, naming: names) }
    }

    /// The words by which the five roles end.
    static let words = ["DisplayUI", "HandleUIEvents", "ManageData", "PresentData", "Navigate"]

    /// The role that ends so; nil when it is not declared.
    func role(_ word: String) -> Role? { roles.first { $0.name == "ShelfList_" + word } }

    /// The messages of a role; none when it is not declared.
    func messages(_ word: String) -> [Message] { role(word)?.messages ?? [] }

    /// The messages of these roles with their role's name in front, where something is wrong with them.
    func messages(of words: [String], where isWrong: (Message) -> Bool) -> [String] {
        words.compactMap(role).flatMap { role in
            role.messages.filter(isWrong).map { "\(role.name).\($0.signature)" }
        }
    }

    /// Everything that can be said to a role.
    func statements(_ word: String) -> [Statement] { statementsByMessage(word).flatMap(\.self) }

    /// The same, message by message.
    func statementsByMessage(_ word: String) -> [[Statement]] {
        messages(word).map { Statement.all(of: $0, in: types, takingStructsApart: word == "DisplayUI") }
    }

    /// The row of the list.
    var row: Declaration? { types.model("ShelfListBookUI") }

    /// Everything that a model holds: its stored properties, and the values of its cases.
    func held(by model: Declaration) -> [String] {
        let cases = model.members.filter { $0.kind == .enumCase }
        let held = Self.values(of: model).compactMap(type) + cases.flatMap(\.parameters).compactMap(\.type)
        return held.map { types.resolved($0).text }
    }

    /// The same with structs taken apart, since a text may come with its color.
    func shown(by model: Declaration) -> [String] {
        held(by: model).flatMap { type in
            let name = type.filter { $0 != "?" }.split(separator: ".").last.map(String.init) ?? ""
            guard let part = types.model(name), part.kind == .struct, part.name != model.name else { return [type] }
            return held(by: part)
        }
    }

    /// Whether any of these types, or what a model among them holds, is a place or a size on the screen.
    func tellsAPlace(_ carried: [String]) -> Bool {
        let parts = carried.compactMap(types.model).flatMap(held(by:))
        return (carried + parts).contains { $0.hasPrefix("CG") || $0.hasPrefix("NSDirectional") }
    }

    /// `var title = ""` holds a text, and `var isOverdue = false` a flag, by what they begin with.
    private func type(of value: Declaration) -> TypeName? {
        if let known = value.knownType { return known }
        let parts = file.text(in: value.extent.whole).split(separator: "=", maxSplits: 1)
        let beginning = parts.dropFirst().first?.drop(while: \.isWhitespace) ?? ""
        let isFlag = beginning.hasPrefix("true") || beginning.hasPrefix("false")
        guard isFlag || beginning.hasPrefix("\"") else { return nil }
        return TypeName(text: isFlag ? "Bool" : "String", location: value.location)
    }

    /// The stored properties of a model's instances.
    static func values(of model: Declaration) -> [Declaration] {
        model.members.filter { $0.kind == .property && $0.isStored && !$0.isStatic }
    }

    /// Returns whether a label can show a value of this type as it is.
    static func isText(_ type: String) -> Bool {
        ["String", "Substring", "AttributedString", "NSAttributedString"].contains { type.hasPrefix($0) }
    }

    /// Whether a type is one of UIKit's, `UIColor` and not `UInt`.
    static func isUIKit(_ type: String) -> Bool {
        type.hasPrefix("UI") && type.dropFirst(2).first?.isUppercase == true
    }

    /// The file that the learner edits, and what to look for in it.
    static func look(_ what: String) -> String {
        exercise.look(in: "Shelf/List/ShelfListContract", for: what)
    }
}
