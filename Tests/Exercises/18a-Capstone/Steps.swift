import ExerciseSupport
import SourceModel
import Testing

/// The messages of the actors in each step of the driver, to be compared with what any contract of this module leads to.
struct Steps {
    private let conversation: Conversation

    /// Listens to the answer in force.
    ///
    /// It is nil, and an issue says why, if there is nothing to listen to.
    init?() async throws {
        let missing = try Contract().missing
        guard missing.isEmpty else {
            Issue.record(
                .teaching(
                    expected: "the actors say to each other what the contract has messages for",
                    happened:
                        "it isn't possible to listen yet: the contract has no \(missing.joined(separator: ", no "))",
                    why: "roles are found by their names in the contract, and messages by their roles",
                    look: Self.look("Reserve/ShelfReserveContract", "first do what 18a.6 says")))
            return nil
        }
        do throws(TrialError) {
            conversation = try await Trial.of(exercise, by: CapstoneTests.plan).conversation()
        } catch {
            Issue.record(Self.untried(error))
            return nil
        }
    }

    /// Reports a role that didn't get the expected number of messages in a step.
    func expect(
        _ counts: KeyValuePairs<String, Int>, in step: String, inWords words: String, _ what: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let said = conversation[step] else {
            Issue.record(unreached(words), sourceLocation: sourceLocation)
            return
        }
        let wrong = counts.filter { role, count in
            let found = messages(to: role, in: said).count
            // An event of the screen may be several messages of one role.
            return role == "HandleUIEvents" && count > 0 ? found == 0 : found != count
        }
        guard !wrong.isEmpty else { return }
        let happened = wrong.map { role, count in
            let found = messages(to: role, in: said).map(\.text)
            let times = count == 0 ? "nothing" : count == 1 ? "one message" : "\(count) messages"
            return "to \(Self.name(role)), expected \(times): "
                + (found.isEmpty ? "nothing was said" : found.joined(separator: ", "))
        }
        Issue.record(
            .teaching(
                expected: "when \(words), \(what)", happened: happened.joined(separator: "; "),
                why: "nobody sees that a screen decides, or that a job is done twice, until it does harm",
                look: Self.look(Self.file(for: wrong[0].0), "what does this actor say, to whom, and how often?")),
            sourceLocation: sourceLocation)
    }

    /// Reports news that comes after the way back.
    func expectNewsFirst(in step: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let said = conversation[step], let news = said.firstIndex(where: { $0.role.hasSuffix("_Delegate") }),
            let back = said.firstIndex(where: { $0.role.hasSuffix("_Navigate") }), back < news
        else { return }
        Issue.record(
            .teaching(
                expected: "the news comes before the way back",
                happened: "\(said[back].text), and after that \(said[news].text)",
                why: "going back may free the module, so it has to say everything before that",
                look: Self.look("Reserve/ShelfReserveDirector", "what follows first after a success?")),
            sourceLocation: sourceLocation)
    }

    private func messages(to role: String, in said: [TrialMessage]) -> [TrialMessage] {
        said.filter { $0.role.hasSuffix("_" + role) || $0.role == role }
    }

    private func unreached(_ words: String) -> Comment {
        .teaching(
            expected: "the user opens the reservations, tries names that are refused, and then a good one",
            happened: "the app didn't get to where \(words): \(conversation.end ?? "nothing was heard")",
            why: "the actors can be heard only while the app is used",
            look: Self.look("Reserve/ShelfReserveDirector", "first do what 18a.1 to 18a.3 say"))
    }

    /// Returns the finding that the answer could not be built once more.
    static func untried(_ error: TrialError) -> Comment {
        .teaching(
            expected: "your module is built once more, so that its messages can be heard and left out",
            happened: "\(error)",
            why: "that is how the actors are listened to, and how your tests are tried",
            look: """
                this alone doesn't mean that anything in it is wrong; if a line of yours is named, write it more plainly   \
                (lesson 18)
                """)
    }

    private static func name(_ role: String) -> String {
        role == "ReservationStoring" ? "the store" : "ShelfReserve_\(role)"
    }

    /// Returns the file whose actor sends the messages to that role.
    private static func file(for role: String) -> String {
        switch role {
        case "HandleUIEvents": "Reserve/ShelfReserveScene"
        case "PresentData", "ReservationStoring": "Reserve/ShelfReserveWorker"
        default: "Reserve/ShelfReserveDirector"
        }
    }

    private static func look(_ file: String, _ what: String) -> String { Visit.look(file, what) }
}
