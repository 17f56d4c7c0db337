import Bookshelf  // the exercise that the manifest was narrowed to, under one name for all of them
import Foundation
import Playing

/// Plays the Bookshelf of one exercise, with the learner's code in it. `workbook play 12a` builds and starts
/// it, and says where the books are, how large the app's screen is, what the terminal can show, and what to say first.
@main
enum Main {
    /// Not `async`: on Linux an asynchronous main gives the main queue to another thread, which hears no signal.
    static func main() {
        signal(SIGPIPE, SIG_IGN)
        // Ctrl-C is the command's, which asks this process where it is and then ends it.
        signal(SIGINT, SIG_IGN)
        guard let arguments = PlayArguments(Array(CommandLine.arguments.dropFirst())) else {
            FileHandle.standardError.write(Data("type `swift run workbook play 12a`\n".utf8))
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
            let player = Player(arguments) { BookshelfApp.launch(storingIn: $0, now: { Date() }) }
            let place = arguments.place { watchdog.letting { Swift.readLine() } }
            exit(await PlayLoop(player, in: place).run(greeting: arguments.greeting) ? 0 : 1)
        }
        RunLoop.main.run()
    }
}
