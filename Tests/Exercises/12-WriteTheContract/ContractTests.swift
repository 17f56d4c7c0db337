import ExerciseSupport
import RoleRules
import SourceModel
import Testing

@Suite("Exercise 12, the contract", .exercise(12))
struct ContractTests {
    @Test("12.1 the five roles are declared in the contract")
    func fiveRoles() throws {
        let contract = try Contract()
        let missing = Contract.words.map { "ShelfList_" + $0 }.filter { name in
            !contract.roles.contains { $0.name == name }
        }
        Self.expect(
            missing.isEmpty,
            .teaching(
                expected: "ShelfListContract.swift declares a protocol for each of the five roles",
                happened: Self.list("missing", missing),
                why: """
                    a role is what one actor can be told; where two are one protocol, whoever knows it for the one \
                    thing can say the other as well
                    """,
                look: Contract.look("who is told this, and by whom? Five answers make five protocols")))
    }

    @Test("12.1 nothing else calls itself a role")
    func nothingElse() throws {
        report(try Self.violations(of: ["contract-present", "names-follow-folders"]))
    }

    @Test("12.2 every role has its verb")
    func verbs() throws {
        let contract = try Contract()
        let silent = Contract.words.filter { contract.messages($0).isEmpty }.map { "ShelfList_" + $0 }
        Self.expect(
            silent.isEmpty,
            .teaching(
                expected: "each of the five roles has messages",
                happened: Self.list("nothing can be said to", silent),
                why: """
                    the description has something for each: what is seen, what happens, what is to be done, what \
                    came of it, and where a tap leads
                    """,
                look: Contract.look("which sentence of the description is this role's?")))
        report(try Self.violations(of: ["verbs-follow-roles"]))
    }

    @Test("12.2 each message says one thing")
    func oneThing() throws {
        let contract = try Contract()
        let joined = contract.messages(of: Contract.words) { message in
            !Set(message.words.dropFirst()).isDisjoint(with: ["and", "or", "then", "toggle"])
        }
        Self.expect(
            joined.isEmpty,
            .teaching(
                expected: "each message says one thing",
                happened: Self.list("not so in", joined),
                why: """
                    who gets a message with "and" in it can't do the one without the other; what follows is for the \
                    Director to decide, message by message
                    """,
                look: Contract.look("the words and, or, then and toggle in names")))
    }

    @Test("12.6 who will be held weakly is bound to classes")
    func classBound() throws {
        let contract = try Contract()
        let unbound = ["DisplayUI", "PresentData"].filter { contract.role($0)?.isClassBound != true }
        Self.expect(
            unbound.isEmpty,
            .teaching(
                expected: "ShelfList_DisplayUI and ShelfList_PresentData are bound to AnyObject",
                happened: Self.list("not bound", unbound.map { "ShelfList_" + $0 }),
                why: """
                    the Director holds its screen weakly, and the Worker its Director; Swift takes weak only for \
                    what is surely a class, and without it no screen that was left is ever freed
                    """,
                look: Contract.look("what stands after the names of these two?")))
    }

    /// Records the comment when it does not hold. In words alone: beside them an empty list would say little.
    static func expect(_ holds: Bool, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation) {
        if !holds { Issue.record(comment, sourceLocation: sourceLocation) }
    }

    /// `missing: this; that`.
    static func list(_ heading: String, _ found: [String]) -> String {
        "\(heading): \(found.joined(separator: "; "))"
    }

    /// What these rules find in the contract.
    static func violations(of rules: Set<String>) throws -> [Violation] {
        try Exercise(12).sources.violations(of: .viperS, honoringAllowances: false).filter { rules.contains($0.rule) }
    }
}
