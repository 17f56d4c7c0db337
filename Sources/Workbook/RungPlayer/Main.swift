import Foundation
import Journeys
import Playing

/// Plays or traces the app of one lesson, in the only program that links it.
///
/// `workbook play` and `workbook trace` build and start it.
@main
enum Main {
    /// Not `async`, because on Linux an asynchronous main gives the main queue to another thread, which receives no
    /// signals.
    static func main() {
        signal(SIGPIPE, SIG_IGN)
        Task { @MainActor in exit(await run(Array(CommandLine.arguments.dropFirst()))) }
        RunLoop.main.run()
    }

    @MainActor private static func run(_ words: [String]) async -> Int32 {
        switch words.first {
        #if LESSON17
        case "play":
            guard let arguments = PlayArguments(Array(words.dropFirst())) else { break }
            return await LessonTerminal.play(arguments) ? 0 : 1
        #else
        case "play":
            guard let arguments = PlayArguments(Array(words.dropFirst())),
                let player = try? Player(
                    arguments, asking: LessonApp.server, launching: { LessonApp.launch(storingIn: $0) })
            else { break }
            return await PlayLoop(player, in: arguments.place()).run(greeting: arguments.greeting) ? 0 : 1
        #endif
        #if PROBED
        case "play-traced":
            let trace = LiveTrace()
            guard let arguments = PlayArguments(Array(words.dropFirst())),
                let player = try? Player(
                    arguments, asking: LessonApp.server,
                    launching: { LessonApp.launch(storingIn: $0, probedInto: trace.log) })
            else { break }
            let place = arguments.place()
            let loop = PlayLoop(player, in: place) { width in trace.news(place.style, width: width) }
            return await loop.run(greeting: arguments.greeting) ? 0 : 1
        case "trace":
            guard words.count == 4, let number = Int(words[1]) else { break }
            return await trace(words[3], number: number, name: words[2])
        #endif
        default: break
        }
        complain("type `swift run workbook play NN`")
        return 2
    }

    #if PROBED
    /// Prints the conversation in JSON as the last line, after the app's own output.
    @MainActor private static func trace(_ journey: String, number: Int, name: String) async -> Int32 {
        do {
            let trace = LiveTrace()
            let rung = LessonApp.rung(number: number, name: name, probedInto: trace.log)
            let heard = try await Tracer.trace(
                try Tracer.journey(journey, ofRung: number), on: rung, into: trace.log)
            let line = try JSONEncoder().encode(heard)
            fflush(nil)
            try FileHandle.standardOutput.write(contentsOf: Data("\n".utf8) + line + Data("\n".utf8))
            return 0
        } catch TraceError.failed(let reason) {
            complain(reason)
        } catch {
            complain("\(error)")
        }
        return 1
    }
    #endif

    private static func complain(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }
}
