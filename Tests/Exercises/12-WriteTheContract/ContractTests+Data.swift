import ExerciseSupport
import SourceModel
import Testing

extension ContractTests {
    @Test("12.5 nobody is asked, everybody is told")
    func nobodyIsAsked() throws {
        let wrong = try Contract().messages(of: Contract.words) { $0.answers || $0.takesClosure }
        Self.expect(
            wrong.isEmpty,
            .teaching(
                expected: "no message returns, throws, awaits or takes a closure: the answer is another message",
                happened: Self.list("not so in", wrong),
                why: """
                    a result makes the caller wait, and a closure answers outside the contract, which then doesn't \
                    say who hears what, or who is kept alive until then
                    """,
                look: Contract.look("the signatures: ->, completion, async, throws")))
    }

    @Test("12.5 there are two jobs, and an answer for each way in which they end")
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
        switch answers.count - good.count {
        case 0: missing.append("for each job that it failed, with error or failure in the name")
        case 1: missing.append("a second message or case named error or failure: each job has its own")
        default: break
        }
        Self.expect(
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

    @Test("12.5 the data knows nothing of looks")
    func dataKnowsNoLooks() throws {
        let wrong = try Contract().messages(of: ["ManageData", "PresentData"]) { message in
            message.carried.contains { $0 == "ShelfListBookUI" || $0.hasPrefix("UI") }
        }
        Self.expect(
            wrong.isEmpty,
            .teaching(
                expected: "the data comes as it is stored, as Book, and not as a display model or a color",
                happened: Self.list("not so in", wrong),
                why: "the Director decides how a book looks; the Worker would have to know the screen to do that",
                look: Contract.look("ShelfList_ManageData and ShelfList_PresentData: what do they carry?")))
    }
}
