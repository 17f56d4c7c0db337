import Foundation
import WorkbookKit

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

    /// Keeps what is to be remembered; whether that could be done. A read-only checkout is mentioned.
    @discardableResult
    func keep(_ progress: ProgressRecord, in checkout: Checkout) -> Bool {
        guard let notice = ProgressStore(of: checkout).save(progress) else { return true }
        console.complain(notice)
        return false
    }

    /// Remembers one more thing; a checkout where nothing can be kept is no reason to complain about that alone.
    func remember(in checkout: Checkout, _ change: (inout ProgressRecord) -> Void) {
        let progress = progress(in: checkout)
        var changed = progress
        change(&changed)
        if changed != progress { _ = ProgressStore(of: checkout).save(changed) }
    }

    /// Mentions the exercises that can't be used.
    func mention(_ problems: [Int: CatalogueError]) {
        for number in problems.keys.sorted() {
            if let problem = problems[number] { console.complain("\n" + problem.description) }
        }
    }
}
