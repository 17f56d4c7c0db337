import Bookshelf  // the exercise that the manifest was narrowed to, under one name for all of them
import Foundation
import Playing

/// Plays the Bookshelf of one exercise, with the learner's code in it.
///
/// `workbook play 12a` builds and starts it; the arguments are the folder of the books, the size of the app's screen,
/// the terminal's abilities, and the first text to print.
@main
enum Main {
    /// Not `async`, because on Linux an asynchronous main gives the main queue to another thread, which receives no
    /// signals.
    static func main() {
        signal(SIGPIPE, SIG_IGN)
        // Ctrl-C is for the command, which asks this process for a backtrace and then ends it.
        signal(SIGINT, SIG_IGN)
        guard let arguments = PlayArguments(Array(CommandLine.arguments.dropFirst())) else {
            FileHandle.standardError.write(Data("type `swift run workbook play 12a`\n".utf8))
            exit(2)
        }
        // The crash report goes to the learner, so no core file is left.
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
