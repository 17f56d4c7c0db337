import Journeys
import Testing

@Suite("The corpus of journeys")
struct CorpusTests {
    @Test("is numbered from 1 to 14, in order")
    func numbersRunThrough() {
        #expect(Journey.all.map(\.number) == Array(1...14))
    }

    @Test("has an id of its own for each journey")
    func idsDiffer() {
        #expect(Set(Journey.all.map(\.id)).count == Journey.all.count)
    }
}
