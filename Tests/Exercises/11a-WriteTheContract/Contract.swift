import ExerciseSupport
import SourceModel
import Testing

/// The contract that a learner wrote: roles, their messages, and models.
///
/// The contract is read and never called, so a message may have any name that says what it should.
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

    /// The words at the end of the five roles' names.
    static let words = ["DisplayUI", "HandleUIEvents", "ManageData", "PresentData", "Navigate"]

    /// Returns the role whose name ends with the word; nil if it isn't declared.
    func role(_ word: String) -> Role? { roles.first { $0.name == "ShelfList_" + word } }

    /// Returns the messages of a role; none if it isn't declared.
    func messages(_ word: String) -> [Message] { role(word)?.messages ?? [] }

    /// Returns the wrong messages of these roles, each with its role's name in front.
    func messages(of words: [String], where isWrong: (Message) -> Bool) -> [String] {
        words.compactMap(role).flatMap { role in
            role.messages.filter(isWrong).map { "\(role.name).\($0.signature)" }
        }
    }

    /// Returns everything that can be said to a role.
    func statements(_ word: String) -> [Statement] { statementsByMessage(word).flatMap(\.self) }

    /// Returns everything that can be said to a role, message by message.
    func statementsByMessage(_ word: String) -> [[Statement]] {
        messages(word).map { Statement.all(of: $0, in: types, takingStructsApart: word == "DisplayUI") }
    }

    /// The row of the list.
    var row: Declaration? { types.model("ShelfListBookUI") }

    /// Returns the types of everything that a model holds: its stored properties, and the values of its cases.
    func held(by model: Declaration) -> [String] {
        let cases = model.members.filter { $0.kind == .enumCase }
        let held = Self.values(of: model).compactMap(type) + cases.flatMap(\.parameters).compactMap(\.type)
        return held.map { types.resolved($0).text }
    }

    /// Returns what a model holds, with structs taken apart, since a text may come with its color.
    func shown(by model: Declaration) -> [String] {
        held(by: model).flatMap { type in
            let name = type.filter { $0 != "?" }.split(separator: ".").last.map(String.init) ?? ""
            guard let part = types.model(name), part.kind == .struct, part.name != model.name else { return [type] }
            return held(by: part)
        }
    }

    /// Returns whether one of these types, or a value of a model among them, is a place or a size on the screen.
    func tellsAPlace(_ carried: [String]) -> Bool {
        let parts = carried.compactMap(types.model).flatMap(held(by:))
        return (carried + parts).contains { $0.hasPrefix("CG") || $0.hasPrefix("NSDirectional") }
    }

    /// Returns a property's type, or the type of its initial value: `var title = ""` is a text.
    private func type(of value: Declaration) -> TypeName? {
        if let known = value.knownType { return known }
        let parts = file.text(in: value.extent.whole).split(separator: "=", maxSplits: 1)
        let beginning = parts.dropFirst().first?.drop(while: \.isWhitespace) ?? ""
        let isFlag = beginning.hasPrefix("true") || beginning.hasPrefix("false")
        guard isFlag || beginning.hasPrefix("\"") else { return nil }
        return TypeName(text: isFlag ? "Bool" : "String", location: value.location)
    }

    /// Returns the stored properties of a model's instances.
    static func values(of model: Declaration) -> [Declaration] {
        model.members.filter { $0.kind == .property && $0.isStored && !$0.isStatic }
    }

    /// Returns whether a label can show a value of this type as it is.
    static func isText(_ type: String) -> Bool {
        ["String", "Substring", "AttributedString", "NSAttributedString"].contains { type.hasPrefix($0) }
    }

    /// Returns whether a type belongs to UIKit, as `UIColor` does and `UInt` doesn't.
    static func isUIKit(_ type: String) -> Bool {
        type.hasPrefix("UI") && type.dropFirst(2).first?.isUppercase == true
    }

    /// Returns the file that the learner edits, and what to look for in it.
    static func look(_ what: String) -> String {
        exercise.look(in: "Shelf/List/ShelfListContract", for: what)
    }
}
