import Foundation
import Journeys
import Spies

/// Runs a journey through an app with probes, and records the conversation.
@MainActor
package enum Tracer {
    /// Returns the journey with that name or number for the rung's app.
    package nonisolated static func journey(_ name: String, ofRung rung: Int) throws(TraceError) -> Journey {
        let journeys = RungApp(ofRung: rung).journeys
        if let journey = journeys.first(where: { $0.id == name || "\($0.number)" == name }) { return journey }
        throw .noJourney(name, known: journeys.map(\.id))
    }

    /// Returns the conversation on a rung whose probes write to the log, without anything that depends on when or where
    /// it was run.
    ///
    /// - Throws: `TraceError.failed` for a journey that fails.
    package static func trace(
        _ journey: Journey, on probed: Rung, into log: MessageLog
    ) async throws(TraceError) -> Trace {
        var steps: [(heading: String, start: Int)] = []
        var screens: [[String]?] = []
        let onlooker = Onlooker()
        let start = Date()
        do {
            try await journey.run(on: onlooker.watched(probed)) { step in
                // The screen at the beginning of a step is the result of the step before.
                if !steps.isEmpty { screens.append(onlooker.drawn) }
                steps.append((TraceHeading.text(of: step), log.messages.count))
            }
        } catch {
            throw .failed("\(error)")
        }
        screens.append(onlooker.drawn)
        let time = RunTime(from: start, to: Date())
        let messages = log.messages.map(time.timeless)
        let ends = steps.dropFirst().map(\.start) + [messages.count]
        return Trace(
            rung: probed.description, journey: journey.id, sentence: journey.title,
            steps: steps.indices.map { index in
                TraceStep(
                    heading: steps[index].heading, messages: Array(messages[steps[index].start..<ends[index]]),
                    screen: screens[index]?.map(time.timeless))
            })
    }
}
