import ExerciseSupport
import SourceModel
import Testing

extension ContractTests {
    @Test("11a.5 nobody is asked, everybody is told")
    func nobodyIsAsked() throws {
        let contract = try Contract()
        let read = Contract.words.compactMap(contract.role).flatMap { role in
            role.values.map { "\(role.name).\($0.signature)" }
        }
        let wrong = contract.messages(of: Contract.words) { $0.answers || $0.takesAnswer } + read
        expect(
            wrong.isEmpty,
            .teaching(
                expected: """
                    no message returns, throws, awaits, fills in or takes a closure, and no property is there to be read: \
                    the answer is another message
                    """,
                happened: Self.list("not so in", wrong),
                why: """
                    a result makes the caller wait, and a closure answers outside the contract, which then doesn't \
                    say who hears what, or who is kept alive until then
                    """,
                look: Contract.look("the signatures: ->, completion, async, throws, inout, and var")))
    }

    @Test("11a.5 there are two jobs, and an answer for each way in which they end")
    func everyJobIsAnswered() throws {
        let contract = try Contract()
        let answers = contract.statements("PresentData")
        let good = answers.filter { !$0.isTrouble }
        var missing: [String] = []
        if contract.messages("ManageData").count < 2 { missing.append("a job: to get the books, or to return all") }
        if !answers.contains(where: { $0.carried.contains("Book") }) {
            missing.append("the books that were fetched, as [Book]")
        } else if good.count < 2 {
            missing.append("that all books were returned")
        }
        missing += Self.missingFailures(in: contract)
        expect(
            missing.isEmpty,
            .teaching(
                expected: """
                    ShelfList_ManageData has both jobs, and ShelfList_PresentData tells their four ends apart: by a \
                    message each, by the cases of an enum, or by a Result
                    """,
                happened: Self.list("missing", missing),
                why: """
                    a job without its answer leaves the screen loading; a flag, or one error for both jobs, leaves \
                    the Director to remember what it asked for
                    """,
                look: Contract.look("write down for each job how it can end")))
    }

    /// Returns what a Director lacks to know which of the two jobs failed.
    private static func missingFailures(in contract: Contract) -> [String] {
        let jobs = contract.messages("ManageData")
        let troubles = contract.statements("PresentData").filter(\.isTrouble)
        switch troubles.count {
        case 0: return ["for each job that it failed, with error or failure in the name"]
        case 1: return ["a second message or case named error or failure: each job has its own"]
        default:
            // The reasons of one error say why it failed, and not what: all of them have a job's word, or none has.
            let isTold = jobs.contains { job in
                let told = troubles.filter { $0.tells(job, among: jobs) }
                return !told.isEmpty && told.count < troubles.count
            }
            return isTold
                ? []
                : [
                    """
                    which job failed, by a word of that job's message in the name of its error: what the errors say is \
                    true of both jobs
                    """
                ]
        }
    }

    @Test("11a.5 the data knows nothing of looks")
    func dataKnowsNoLooks() throws {
        let wrong = try Contract().messages(of: ["ManageData", "PresentData"]) { message in
            message.carried.contains { $0 == "ShelfListBookUI" || Contract.isUIKit($0) }
        }
        expect(
            wrong.isEmpty,
            .teaching(
                expected: "the data comes as it is stored, as Book, and not as a display model or a color",
                happened: Self.list("not so in", wrong),
                why: "the Director decides how a book looks; the Worker would have to know the screen to do that",
                look: Contract.look("ShelfList_ManageData and ShelfList_PresentData: what do they carry?")))
    }
}
