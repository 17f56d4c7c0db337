import ExerciseSupport
import RoleRules
import SourceModel
import Testing

extension CapstoneTests {
    private static func look(_ what: String) -> String {
        exercise.look(in: "Shelf/Reserve/ShelfReserveContract", for: what, lesson: "11")
    }

    @Test("18a.6 the contract declares five roles, and one for the news")
    func rolesAreDeclared() throws {
        let missing = try Contract().missing
        expect(
            missing.isEmpty,
            .teaching(
                expected: "ShelfReserveContract.swift declares each of the five roles, and ShelfReserve_Delegate",
                happened: "there is no \(missing.joined(separator: ", no "))",
                why: "the contract is where readers learn what the module can do and what it tells others",
                look: Self.look("go through the product page: what is seen, done, asked for, answered, told?")))
    }

    @Test("18a.6 each role is played by the actor that it is for")
    func rolesArePlayed() throws {
        let contract = try Contract()
        for (word, actor) in Contract.words.sorted(by: { $0.key < $1.key }) {
            let role = "ShelfReserve_" + word
            let players = contract.players(of: role)
            guard contract.roles[role] != nil, players != ["ShelfReserve" + actor] else { continue }
            Issue.record(
                .teaching(
                    expected: "\(role) is played by ShelfReserve\(actor), and by no other type",
                    happened: Self.played(by: players),
                    why: "a role says which actor gets the messages; read the contract, and you know who does what",
                    look: Self.look("which actor is each role for?")))
        }
        guard contract.roles["ShelfReserve_Delegate"] != nil else { return }
        let listeners = contract.players(of: "ShelfReserve_Delegate")
        expect(
            listeners == ["ShelfDetailDirector"],
            .teaching(
                expected: "the book's Director hears the news: it plays ShelfReserve_Delegate",
                happened: Self.played(by: listeners),
                why: "the book's Director decides what the book's screen shows then",
                look: Visit.look("Detail/ShelfDetailDirector", "who opened the reservations?")))
    }

    private static func played(by players: [String]) -> String {
        players.isEmpty ? "no type plays it" : "it is played by \(players.joined(separator: ", "))"
    }

    @Test("18a.6 nobody is asked, everybody is told")
    func nobodyIsAsked() throws {
        let contract = try Contract()
        let asking = contract.asking
        expect(
            !contract.roles.isEmpty && asking.isEmpty,
            .teaching(
                expected: "no message of the contract returns, waits, throws or takes a closure",
                happened: asking.isEmpty ? "there are no messages" : "not so in: \(asking.joined(separator: "; "))",
                why: "an answer that is a message of its own can go to a spy, and can come late",
                look: Self.look("the signatures: ->, async, throws, completion")))
    }

    @Test("18a.6 the rules of VIPER-S hold")
    func rulesHold() throws {
        report(try exercise.violations(of: .viperS))
    }
}
