import Foundation
import Testing

@testable import WorkbookKit

@Suite("A trace is the same tomorrow")
struct TracerTests {
    @Test("every journey can be traced on every rung with probes", arguments: Tracer.journeys.map(\.id))
    func journeys(id: String) async throws {
        for number in await ProbedRungs.numbers {
            let rung = try #require(Rungs.all.first { $0.number == number })
            if rung.exceptions[try Tracer.journey(id).number] != nil { continue }
            let trace = try await Tracer.trace(try Tracer.journey(id), on: rung)
            #expect(!trace.messages.isEmpty)
        }
    }

    @Test("a journey goes by its name or its number, and a wrong name is told apart")
    func names() throws {
        #expect(try Tracer.journey("add-item").number == 5)
        #expect(try Tracer.journey("5").id == "add-item")
        let error = #expect(throws: TraceError.self) { try Tracer.journey("ad-item") }
        #expect(
            error?.description == """
                There is no journey "ad-item". Did you mean add-item?
                  fix: name one of open-list, empty-list, load-failure, item-detail, add-item, blank-name, \
                save-failure, delete-all, delete-failure, relaunch, stale-row, many-items, leaving, double-tap
                """)
    }

    @Test("a rung without probes says where there are some")
    func noProbes() async throws {
        let error = await #expect(throws: TraceError.self) {
            try await Tracer.trace(try Tracer.journey("add-item"), on: Rungs.all[0])
        }
        #expect(
            error?.description == """
                Nobody has put probes into rung 01 MassiveViewController.
                  fix: trace one that has them: 04, 05, 06, 12, 13
                """)
    }

    @Test("a journey that a rung can't pass yet is not begun, and those are named that it passes")
    func unbuilt() async throws {
        let rung = try #require(Rungs.all.first { $0.number == 12 })
        let error = await #expect(throws: TraceError.self) {
            try await Tracer.trace(try Tracer.journey("add-item"), on: rung)
        }
        #expect(
            error?.description == """
                Rung 12 Actors can't be taken on the journey add-item: it leads through a screen that is not built on \
                this rung.
                  fix: trace one that it passes: open-list, empty-list, delete-all, delete-failure
                """)
    }

    @Test("a journey that does not pass says where it failed")
    func failed() {
        #expect(
            TraceError.failed("Journey 5 (add-item) fails on rung 13 Modules").description == """
                The journey can't be traced to its end, because it does not pass.
                Journey 5 (add-item) fails on rung 13 Modules
                """)
    }

    @Test(
        "what a user is told to do becomes what the user does",
        arguments: [
            (#"tap "Save""#, #"user taps "Save""#), ("go back", "user goes back"),
            ("launch the app", "user launches the app"), ("press row 2", "user presses row 2"),
            ("type \" \t\" into \"Name\"", #"user types " \t" into "Name""#),
            ("meanwhile: the file is gone", "meanwhile: the file is gone"),
        ])
    func headings(step: String, heading: String) {
        #expect(TraceHeading.text(of: step) == heading)
    }

    @Test("a date of the run is named, any other is shown")
    func runTime() throws {
        let start = try Date("2025-11-21T23:59:59Z", strategy: .iso8601) + 0.7
        let time = RunTime(from: start, to: start + 2)
        let timeless = { (text: String) in time.timeless("director.present(\(text))").arguments }
        #expect(timeless("date: 2025-11-21T23:59:59Z") == "date: <now>")
        #expect(timeless("date: 2025-11-22T00:00:01Z") == "date: <now>")
        #expect(timeless("date: 2025-11-21T23:59:58Z") == "date: 2025-11-21T23:59:58Z")
        #expect(timeless("date: 2024-05-03T23:50:00Z") == "date: 2024-05-03T23:50:00Z")
        #expect(
            timeless(#""Nov 21, 2025", "Nov 22, 2025", "Nov 20, 2025""#) == #""<today>", "<today>", "Nov 20, 2025""#)
    }
}
