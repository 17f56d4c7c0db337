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
                expected: "no message returns, throws, awaits or takes a closure: what comes of it is another message",
                happened: Self.list("not so in", wrong),
                why: """
                    a result makes the one who asks wait, and a closure answers past the contract: who hears what, \
                    and who is kept alive until then, stands nowhere
                    """,
                look: Contract.look("arrows, -> and completion, and async and throws")))
    }

    @Test("12.5 there are two jobs, and an answer for each way in which they end")
    func everyJobIsAnswered() throws {
        let contract = try Contract()
        let jobs = contract.messages("ManageData")
        let answers = contract.messages("PresentData")
        let books = answers.filter { $0.carried.contains("Book") }
        let others = answers.filter { !$0.carried.contains("Book") }
        var missing: [String] = []
        if jobs.count < 2 { missing.append("a job: to get the books, or to return all") }
        if books.isEmpty { missing.append("the books that were got, as [Book]") }
        if others.count < 3, !others.contains(where: { !$0.carried.isEmpty }) {
            missing.append("one of these: the books could not be had, all were returned, they could not be returned")
        }
        Self.expect(
            missing.isEmpty,
            .teaching(
                expected: "ShelfList_ManageData has both jobs, ShelfList_PresentData whatever can become of them",
                happened: Self.list("missing", missing),
                why: """
                    a job without its answer leaves the screen loading; one answer for two failures leaves the \
                    Director guessing which it was
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
                expected: "what comes from the data is as it is stored: Book, and no display model or color",
                happened: Self.list("not so in", wrong),
                why: "how a book looks is decided between the data and the screen, by the Director",
                look: Contract.look("ShelfList_ManageData and ShelfList_PresentData: what do they carry?")))
    }
}
