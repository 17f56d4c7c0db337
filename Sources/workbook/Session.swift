import Course
import Foundation

/// What a command works with: where it was started, and where it prints.
struct Session {
    /// Where to print.
    let console: Console
    /// The variables of the environment.
    let environment: [String: String]
    /// The folder in which the command was typed.
    let folder: URL
    /// The running program, from which the checkout is found when the folder is elsewhere.
    let executable: URL?
    /// Lines of the standard input, one at a time.
    let readLine: @Sendable () -> String?

    /// Whether there is a terminal to draw on, with somebody who presses keys.
    var hasScreen: Bool { console.isByHand && environment["TERM"] != "dumb" }

    /// The lessons and exercises of the checkout.
    func catalogue() throws(CatalogueError) -> Catalogue {
        Catalogue(of: try Checkout.find(from: folder, executable: executable))
    }

    /// What is remembered; a broken file is mentioned.
    func progress(in checkout: Checkout) -> ProgressRecord {
        let (progress, notice) = ProgressStore(of: checkout).load()
        if let notice { console.complain(notice) }
        return progress
    }

    /// Remembers one more thing, beside what other commands remembered meanwhile; a sentence where it can't be kept,
    /// which is no reason to complain in itself.
    @discardableResult
    func remember(in checkout: Checkout, _ change: (inout ProgressRecord) -> Void) -> String? {
        let progress = progress(in: checkout)
        var changed = progress
        change(&changed)
        return changed == progress ? nil : ProgressStore(of: checkout).save(changed)
    }

    /// Mentions the exercises that can't be used.
    func mention(_ problems: [Int: CatalogueError]) {
        for number in problems.keys.sorted() {
            if let problem = problems[number] { console.complain("\n" + problem.description) }
        }
    }
}
