import Foundation
import Journeys
import Spies
import Testing

@testable import Playing

@Suite("A trace is the same tomorrow")
struct TracerTests {
    private static let probedRungs = [4, 5, 6, 7, 8, 9, 10, 12, 13, 15]

    @Test("every journey can be traced on every rung with probes", arguments: probedRungs)
    @MainActor func journeys(number: Int) async throws {
        for journey in RungApp(ofRung: number).journeys {
            let trace = try await Rungs.trace(journey.id, on: number)
            #expect(!trace.messages.isEmpty)
            // The program that records a trace sends it to the command as text.
            #expect(try JSONDecoder().decode(Trace.self, from: JSONEncoder().encode(trace)) == trace)
        }
    }

    @Test("and these are all")
    @MainActor func probed() {
        #expect(Rungs.probed(into: MessageLog()).map(\.number) == Self.probedRungs)
    }

    @Test("a journey goes by its name or its number, and a wrong name is told apart")
    func names() throws {
        #expect(try Tracer.journey("add-item", ofRung: 13).number == 5)
        #expect(try Tracer.journey("5", ofRung: 13).id == "add-item")
        let error = #expect(throws: TraceError.self) { try Tracer.journey("ad-item", ofRung: 13) }
        #expect(
            error?.description == """
                There is no journey "ad-item". Did you mean add-item?
                  fix: name one of open-list, empty-list, load-failure, item-detail, add-item, blank-name, \
                save-failure, delete-all, delete-failure, relaunch, stale-row, many-items, leaving, double-tap
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

    @Test("a screen's day of the run is named, and what stands behind it stays in its column")
    func screenTime() throws {
        let start = try Date("2025-11-21T12:00:00Z", strategy: .iso8601)
        let time = RunTime(from: start, to: start + 2)
        #expect(time.timeless("│ Tea  Nov 21, 2025 │") == "│ Tea  <today>      │")
        #expect(time.timeless("│ Tea  Nov 20, 2025 │") == "│ Tea  Nov 20, 2025 │")
    }

    @Test("after each step there is the screen that somebody sees who plays and does the same", arguments: probedRungs)
    @MainActor func screens(number: Int) async throws {
        let rung = try Rungs.numbered(number)
        guard rung.app == .items else { return }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let player = Player(columns: 80, lines: 24) { rung.launch(in: folder) }
        var seen = [player.drawn(color: false)]
        try await player.perform(.tap("Show items"))
        seen.append(player.drawn(color: false))
        let trace = try await Rungs.trace("empty-list", on: number)
        // The journey launches the app a second time, with an empty store.
        #expect(trace.steps.map { $0.screen?.joined(separator: "\n") } == seen + seen)
    }
}
