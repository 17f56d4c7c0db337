import Testing

@testable import ExerciseSupport

@MainActor
@Suite("A trial says what it is told to say, but for one fault", .serialized)
struct WorkbookTrialTests {
    private let message = WorkbookTrial.Said(
        sender: "HomeTeaScene", role: "HomeTea_HandleUIEvents", message: "onPour()")

    /// How often a message arrives while that fault is on.
    private func arrivals(of site: Int, with fault: String?) -> Int {
        WorkbookTrial.fault = fault
        defer { WorkbookTrial.fault = nil }
        var count = 0
        WorkbookTrial.say(site, message) { count += 1 }
        return count
    }

    @Test("once, or not at all, or twice", arguments: [(nil, 1), ("3-dropped", 0), ("3-twice", 2), ("4-dropped", 1)])
    func saying(fault: String?, count: Int) {
        #expect(arrivals(of: 3, with: fault) == count)
    }

    @Test("and writes down what was said")
    func writing() {
        WorkbookTrial.forget()
        _ = arrivals(of: 1, with: nil)
        #expect(WorkbookTrial.said == [message])
        WorkbookTrial.forget()
        #expect(WorkbookTrial.said == [])
    }

    @Test("and says the last event again")
    func again() {
        var count = 0
        WorkbookTrial.hear { count += 1 }
        WorkbookTrial.forget()
        WorkbookTrial.sayLastEventAgain()
        #expect(count == 1)
    }

    @Test("with the value that it has, or with another one")
    func values() {
        WorkbookTrial.fault = "2-value1"
        defer { WorkbookTrial.fault = nil }
        #expect(WorkbookTrial.value(2, 1, true) == false)
        #expect(WorkbookTrial.value(2, 1, 7) == 8)
        #expect(WorkbookTrial.value(2, 1, "tea") == "tea?")
        #expect(WorkbookTrial.value(2, 1, ["tea", "milk"]) == ["tea"])
        #expect(WorkbookTrial.value(2, 1, "tea" as String?) == "tea?")
        #expect(WorkbookTrial.value(2, 1, nil as String?) == nil)
        #expect(WorkbookTrial.value(2, 0, "tea") == "tea")
        #expect(WorkbookTrial.value(3, 1, "tea") == "tea")
    }

    @Test(
        "and decides as it should, or always, or never",
        arguments: [(nil, true, false), ("5-always", true, true), ("5-never", false, false)])
    func deciding(fault: String?, whenTrue: Bool, whenFalse: Bool) {
        WorkbookTrial.fault = fault
        defer { WorkbookTrial.fault = nil }
        #expect(WorkbookTrial.decides(5, true) == whenTrue)
        #expect(WorkbookTrial.decides(5, false) == whenFalse)
    }
}
