import ExerciseSupport
import RoleRules
import SourceModel
import Testing

/// The exercise whose answer is tested.
let exercise = Exercise("11a")

@Suite("Exercise 11a, the contract", .exercise("11a"))
struct ContractTests {
    @Test("11a.1 the five roles are declared in the contract")
    func fiveRoles() throws {
        let contract = try Contract()
        let missing = Contract.words.map { "ShelfList_" + $0 }.filter { name in
            !contract.roles.contains { $0.name == name }
        }
        expect(
            missing.isEmpty,
            .teaching(
                expected: "ShelfListContract.swift declares a protocol for each of the five roles",
                happened: Self.list("missing", missing),
                why: """
                    a role is what one actor can be told; put two into one protocol, and everybody who needs the \
                    first can say the second as well; the next exercises look for these five names
                    """,
                look: Contract.look("who is told this, and by whom? Five answers make five protocols")))
    }

    @Test("11a.1 nothing else calls itself a role")
    func nothingElse() throws {
        report(try exercise.violations(of: .viperS, rules: ["contract-present", "names-follow-folders"]))
    }

    @Test("11a.2 every role has its verb")
    func verbs() throws {
        let contract = try Contract()
        let silent = Contract.words.filter { contract.messages($0).isEmpty }.map { "ShelfList_" + $0 }
        expect(
            silent.isEmpty,
            .teaching(
                expected: "each of the five roles has messages",
                happened: Self.list("nothing can be said to", silent),
                why: """
                    the description has something for each role: what the screen shows, what happens on it, which \
                    jobs are done, what came of them, and where a tap leads
                    """,
                look: Contract.look("which sentence of the description belongs to this role?")))
        report(try exercise.violations(of: .viperS, rules: ["verbs-follow-roles"]))
    }

    @Test("11a.2 each message says one thing")
    func oneThing() throws {
        let contract = try Contract()
        let joined = contract.messages(of: Contract.words, where: \.isJoinedByName)
        expect(
            joined.isEmpty,
            .teaching(
                expected: "each message says one thing",
                happened: Self.list("not so in", joined),
                why: """
                    a message with "and" in its name can't do the one without the other, and the Director decides \
                    what follows message by message; a toggle that was missed once stays the wrong way around
                    """,
                look: Contract.look("the words and, or, then and toggle in names")))
        let mixed = contract.messages(of: ["DisplayUI", "PresentData"], where: \.carriesTwoThings)
        expect(
            mixed.isEmpty,
            .teaching(
                expected: "each message carries one thing: books, or that work goes on, or how a job ended",
                happened: Self.list("two of these in", mixed),
                why: """
                    rows can change while something loads, and an error comes without rows; joined in one message, \
                    each of them needs a made-up value for the other
                    """,
                look: Contract.look("messages with several parameters: can one of them change alone?")))
        let double = contract.messages(of: ["ManageData"], where: \.asksForTwoJobs)
        expect(
            double.isEmpty,
            .teaching(
                expected: "each message of ShelfList_ManageData asks for one job",
                happened: Self.list("a second job in", double),
                why: """
                    the Director decides what follows a return; a job that fetches as well takes that decision away, \
                    and nobody knows which of the two failed
                    """,
                look: Contract.look("ShelfList_ManageData: which job could be left out of the name?")))
    }

    @Test("11a.6 the roles that are held weakly are bound to classes")
    func classBound() throws {
        let contract = try Contract()
        let unbound = ["DisplayUI", "PresentData"].filter { contract.role($0)?.isClassBound != true }
        expect(
            unbound.isEmpty,
            .teaching(
                expected: "ShelfList_DisplayUI and ShelfList_PresentData are bound to AnyObject",
                happened: Self.list("not bound", unbound.map { "ShelfList_" + $0 }),
                why: """
                    the Director holds its screen weakly, and the Worker its Director; Swift allows weak only for \
                    what is certainly a class, and without weak no screen that was left is ever freed
                    """,
                look: Contract.look("what follows the names of these two protocols?")))
    }

    /// `missing: this; that`.
    static func list(_ heading: String, _ found: [String]) -> String {
        "\(heading): \(found.joined(separator: "; "))"
    }
}
