import Spies
import Testing

@Suite("A spy that `workbook spy` made does what its protocol asks for")
struct EveryRequirementTests {
    private let log = MessageLog()
    private let spy: EveryRequirementSpy

    init() {
        spy = EveryRequirementSpy("spy", log: log)
    }

    @Test("records what it is told, with labels and generics, and what it inherits")
    func records() async {
        var value = 3
        let told: any EveryRequirement = spy
        told.begin()
        await told.send("text", to: "there")
        told.change(&value)
        told.repeat(for: 2)
        told.maybe = 7
        #expect(
            log.messages == [
                "spy.begin()", #"spy.send("text", to: "there")"#, "spy.change(3)", "spy.repeat(for: 2)",
                "spy.maybe(newValue: 7)",
            ])
        #expect(told.maybe == 7)
    }

    @Test("answers with what the test put in, and throws it")
    func answers() async throws {
        spy.countResult = 3
        spy.countOfResult = .some(nil)
        spy.fetchResult = .success(["a"])
        spy.typedResult = .failure(CancellationError())
        spy.saveError = CancellationError()
        spy.itemsValue = [1]
        let told: any EveryRequirement = spy
        #expect(told.count() == 3)
        #expect(told.count(of: "x") == nil)
        #expect(try await told.fetch(id: 1) == ["a"])
        #expect(throws: CancellationError.self) { try told.typed() }
        #expect(throws: CancellationError.self) { try told.save() }
        #expect(told.items == [1])
    }

    @Test("keeps closures, for the test to call")
    func closures() throws {
        var heard: [Int] = []
        spy.load(1) { result in heard = (try? result.get()) ?? [] }
        spy.show(title: "T", animated: true, completion: nil)
        spy.loadAnswer.first?(.success([4]))
        #expect(heard == [4])
        #expect(spy.showCompletion.count == 1)
        #expect(log.messages == ["spy.load(1, then:)", #"spy.show(title: "T", animated: true, completion:)"#])
    }
}
