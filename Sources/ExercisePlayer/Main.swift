import Bookshelf  // the exercise that the manifest was narrowed to, under one name for all of them
import Foundation
import Playing

/// Plays the Bookshelf of one exercise, with the learner's code in it. `workbook play NN --exercise` builds and starts
/// it, and says where the books are, how large the app's screen is, and what the terminal can show.
@main
enum Main {
    @MainActor static func main() async {
        signal(SIGPIPE, SIG_IGN)
        let arguments = CommandLine.arguments
        guard arguments.count == 6, let columns = Int(arguments[2]), let lines = Int(arguments[3]) else {
            FileHandle.standardError.write(Data("type `swift run workbook play NN --exercise`\n".utf8))
            exit(2)
        }
        let folder = URL(fileURLWithPath: arguments[1])
        let player = Player(columns: columns, lines: lines) {
            BookshelfApp.launch(storingIn: folder, now: { Date() })
        }
        let place = PlayPlace(
            write: { try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
            complain: { try? FileHandle.standardError.write(contentsOf: Data(($0 + "\n").utf8)) },
            readLine: { Swift.readLine() },
            style: Style(isColored: arguments[4] == "color"), columns: columns, isByHand: arguments[5] == "hand")
        exit(await PlayLoop(player, in: place).run() ? 0 : 1)
    }
}
