import Bookshelf  // the exercise that the manifest was narrowed to, under one name for all of them
import Foundation
import Playing

/// Plays the Bookshelf of one exercise, with the learner's code in it. `workbook play NN --exercise` builds and starts
/// it, and says where the books are, how large the app's screen is, what the terminal can show, and what to say first.
@main
enum Main {
    /// Not `async`: on Linux an asynchronous main gives the main queue to another thread, which hears no signal.
    static func main() {
        signal(SIGPIPE, SIG_IGN)
        // Ctrl-C is the command's, which asks this process where it is and then ends it.
        signal(SIGINT, SIG_IGN)
        let arguments = CommandLine.arguments
        guard arguments.count == 7, let columns = Int(arguments[2]), let lines = Int(arguments[3]) else {
            FileHandle.standardError.write(Data("type `swift run workbook play NN --exercise`\n".utf8))
            exit(2)
        }
        // What is told of a crash goes to the learner, and no file is left of it.
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        #else
        setrlimit(RLIMIT_CORE, &none)
        #endif
        let watchdog = Watchdog()
        Task { @MainActor in
            let folder = URL(fileURLWithPath: arguments[1])
            let player = Player(columns: columns, lines: lines) {
                BookshelfApp.launch(storingIn: folder, now: { Date() })
            }
            let place = PlayPlace(
                write: { try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
                complain: { try? FileHandle.standardError.write(contentsOf: Data(($0 + "\n").utf8)) },
                readLine: { watchdog.letting { Swift.readLine() } },
                style: Style(isColored: arguments[4] == "color"), columns: columns, isByHand: arguments[5] == "hand")
            let greeting = arguments[6].isEmpty ? nil : arguments[6]
            exit(await PlayLoop(player, in: place).run(greeting: greeting) ? 0 : 1)
        }
        RunLoop.main.run()
    }
}
