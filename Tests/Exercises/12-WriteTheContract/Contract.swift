import ExerciseSupport
import SourceModel
import Testing

/// The contract that a learner wrote, as it stands in its file: roles, their messages, and models.
///
/// It is read and not called: a message may have any name that says what it should.
struct Contract {
    let roles: [Role]
    let models: [Declaration]
    private let file: SourceFile

    /// Reads the contract of the answers in force. Throws when its file is gone or can't be read.
    init() throws {
        let contract = try #require(
            try Exercise(12).sources.files.first { $0.path.hasSuffix("/ShelfListContract.swift") },
            "Sources/Shelf/List/ShelfListContract.swift is there: `workbook reset 12` brings it back")
        file = contract
        let protocols = file.declarations.filter { $0.kind == .protocol }
        roles = protocols.map { Role($0, among: protocols, in: contract) }
        models = file.declarations.filter { $0.kind == .struct || $0.kind == .enum }
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
    func statements(_ word: String) -> [Statement] {
        let others = models.filter { $0.name != "ShelfListBookUI" }
        return messages(word).flatMap { Statement.all(of: $0, models: others) }
    }

    /// The row of the list.
    var row: Declaration? { models.first { $0.name == "ShelfListBookUI" } }

    /// Everything that a model holds: its stored properties, and the values of its cases.
    static func held(by model: Declaration) -> [String] {
        model.members.filter { $0.kind == .property && $0.isStored }.compactMap { $0.knownType?.text }
            + model.members.flatMap(\.parameters).compactMap { $0.type?.text }
    }

    /// The file that the learner edits, and what to look for in it.
    static func look(_ what: String) -> String {
        "\(Exercise(12).path("Sources/Shelf/List/ShelfListContract.swift"))\n      \(what)   (lesson 11)"
    }
}
