import Foundation
import Testing

private let fault = ProcessInfo.processInfo.environment["WORKBOOK_FAULT"]

/// A learner's tests, as `LearnerProcessTests` runs them in a process of their own; elsewhere they are skipped.
@Suite(.enabled(if: fault != nil))
struct LearnerFixture {
    @Test func judges() {
        #expect(fault != "wrong")
    }

    @Test func traps() {
        if fault == "traps" { preconditionFailure("nobody is home") }
    }

    @Test func hangs() async throws {
        if fault == "hangs" { try await Task.sleep(for: .seconds(60)) }
    }

    @Test func leaves() {
        if fault == "leaves" { exit(0) }
    }
}
