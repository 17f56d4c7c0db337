import Course
import Foundation

/// The durations of the last builds on this machine, kept in the build folder.
package struct BuildTimes {
    private let file: URL

    /// Creates the record of builds in a checkout.
    package init(in checkout: Checkout) {
        let folder = ScratchFolder.path(for: checkout).map { URL(fileURLWithPath: $0) } ?? checkout.url(".build")
        file = folder.appendingPathComponent("workbook-build-times.json")
    }

    /// Returns the announcement of a build, such as one of `exercise 12a`, with the seconds of the last time where they
    /// are known.
    package func announcement(_ what: String) -> String {
        "Building \(what)" + (kept[what].map { "; last time, it took \($0) s" } ?? "")
    }

    /// Keeps how long a build took, unless it had nothing to do; a failure to write is ignored.
    package func keep(_ duration: Duration, of what: String) {
        let seconds = Int(duration.components.seconds)
        if seconds < Self.leastSeconds { return }
        try? JSONEncoder().encode(kept.merging([what: seconds]) { $1 }).write(to: file, options: .atomic)
    }

    private static let leastSeconds = 2

    private var kept: [String: Int] {
        (try? JSONDecoder().decode([String: Int].self, from: Data(contentsOf: file))) ?? [:]
    }
}
