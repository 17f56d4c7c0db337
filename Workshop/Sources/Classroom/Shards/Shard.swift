/// One of several parts of a class of equal size, each graded on its own machine: `3/10`.
struct Shard: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The shard's number, from 1.
    let number: Int
    /// The number of shards.
    let count: Int

    /// Parses a text such as `3/10`; nil if it isn't a shard.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...1000).contains(count),
            (1...count).contains(number)
        else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// `3/10`.
    var description: String { "\(number)/\(count)" }

    /// Returns the submissions that belong to this shard.
    ///
    /// Their ids decide, so that the parts are equal in size and the same on each machine, wherever the class's folder
    /// is.
    func chosen(_ submissions: [Submission]) -> [Submission] {
        submissions.sorted { ($0.id, $0.name) < ($1.id, $1.name) }.enumerated()
            .filter { $0.offset % count == number - 1 }.map(\.element)
    }
}
