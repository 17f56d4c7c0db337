import Testing

@testable import WorkbookKit

@Suite("The call that ends the process is found")
struct ProcessEndTests {
    private func place(of call: String) throws -> String? {
        let course = try TemporaryCourse()
        try course.write("Exercises/13-Worker/Sources/Worker.swift", "func work(door: Door) {\n    \(call)\n}\n")
        return ProcessEnd.place(in: try Catalogue(of: course.checkout).exercise("13"), course.checkout)
    }

    @Test(
        "where it stands",
        arguments: ["exit(0)", "Foundation.exit(1)", "abort()", "DispatchQueue.main.async { _exit(0) }"])
    func found(call: String) throws {
        let place = try #require(try place(of: call))
        #expect(place.hasPrefix("Exercises/13-Worker/Sources/Worker.swift:2:"))
    }

    @Test(
        "somebody's own function of that name is none", arguments: ["door.exit()", "// exit(0)", "print(\"exit(0)\")"])
    func harmless(call: String) throws {
        #expect(try place(of: call) == nil)
    }
}
