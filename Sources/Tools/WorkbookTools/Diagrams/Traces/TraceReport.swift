import Course
import Foundation
import Playing
import SourceModel
import Spies

/// A conversation for programs: each user action, its messages with their source lines, and the screen afterward.
struct TraceReport: Encodable {
    private let rung: Rung
    private let journey: String
    private let title: String
    private let participants: [Actor]
    private let steps: [Step]

    /// Reports the steps of a trace from one to another, counted from 1, with lines from the lesson's sources.
    ///
    /// - Throws: `TraceError.noSteps` if no step would remain, and the errors of reading sources.
    init(_ trace: Trace, from first: Int?, to last: Int?, of lesson: Lesson, in checkout: Checkout) throws {
        let sources = try Sources(at: checkout.url(lesson.path + "/Sources"), relativeTo: checkout.root)
        try self.init(trace, from: first, to: last, number: lesson.number, folder: lesson.path, sources: sources)
    }

    init(_ trace: Trace, from first: Int?, to last: Int?, number: Int, folder: String, sources: Sources) throws {
        let part = try trace.part(from: first, to: last)
        // The steps before the first one count as well: earlier calls tell which code an actor has reached.
        let places = MessagePlaces(of: sources).places(of: trace)
        let start = (first ?? 1) - 1
        rung = Rung(number: number, title: trace.rung, folder: folder)
        journey = trace.journey
        title = trace.sentence
        participants = part.participants.map { Actor(name: $0.name, module: $0.module, role: $0.role) }
        steps = part.steps.enumerated().map { index, step in
            Step(
                number: start + index + 1, user: step.heading, screen: step.screen ?? [],
                messages: zip(step.messages, places[start + index]).map(Said.init))
        }
    }

    /// The report as JSON, with the same bytes for the same run.
    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        }
    }
}

extension TraceReport {
    private struct Rung: Encodable {
        let number: Int
        let title: String
        let folder: String
    }

    private struct Actor: Encodable {
        let name: String
        let module: String
        let role: String
    }

    private struct Step: Encodable {
        let number: Int
        let user: String
        let screen: [String]
        let messages: [Said]
    }

    private struct Said: Encodable {
        private enum CodingKeys: CodingKey { case from, to, text, said, candidates, heard }

        private let message: Message
        private let place: MessagePlaces.Place

        init(_ message: Message, at place: MessagePlaces.Place) {
            self.message = message
            self.place = place
        }

        // Written by hand, so that a missing place is encoded as `null` rather than left out.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(message.speaker, forKey: .from)
            try container.encode(message.receiver, forKey: .to)
            try container.encode(message.call, forKey: .text)
            try container.encode(place.said.map(Line.init), forKey: .said)
            try container.encode(place.candidates.map(Line.init), forKey: .candidates)
            try container.encode(place.heard.map(Line.init), forKey: .heard)
        }
    }

    private struct Line: Encodable {
        let file: String
        let line: Int

        init(_ location: Location) { (file, line) = (location.file, location.line) }
    }
}
