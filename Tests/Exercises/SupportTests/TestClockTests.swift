import ExerciseSupport
import Foundation
import Testing

@MainActor
@Suite("A test's clock")
struct TestClockTests {
    @Test("says noon of May 20, 2024, until it is moved, and then the time that many days later")
    func moves() {
        let clock = TestClock()
        #expect(clock.now.formatted(.iso8601) == "2024-05-20T12:00:00Z")
        clock.move(days: 1.5)
        #expect(clock.now == TestClock.daysFromNoon(1.5))
        clock.move(days: -2)
        #expect(clock.now.formatted(.iso8601) == "2024-05-20T00:00:00Z")
    }

    @Test("goes on with each reading, if it is told to")
    func goesOn() {
        let clock = TestClock()
        clock.secondsPerReading = 30
        let readings = [clock.now, clock.now, clock.now].map { $0.timeIntervalSince(TestClock.noon) }
        #expect(readings == [0, 30, 60])
    }
}
