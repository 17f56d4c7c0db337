/// One of several equal parts of a class, graded on a machine of its own: `3/10`.
struct Shard: Codable, Sendable, Equatable, CustomStringConvertible {
    /// Which it is, from 1.
    let number: Int
    /// How many there are.
    let count: Int

    /// The shard that a text such as `3/10` names; nil where it names none.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...1000).contains(count),
            (1...count).contains(number)
        else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// `3/10`.
    var description: String { "\(number)/\(count)" }

    /// Those of the submissions that are of this shard: by their ids, so that the parts are equal in size, and the same
    /// on each machine whatever folder the class lies in.
    func chosen(_ submissions: [Submission]) -> [Submission] {
        submissions.sorted { ($0.id, $0.name) < ($1.id, $1.name) }.enumerated()
            .filter { $0.offset % count == number - 1 }.map(\.element)
    }
}
