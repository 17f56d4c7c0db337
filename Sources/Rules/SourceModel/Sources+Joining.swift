extension Sources {
    /// Joins several readings; a file that is in two of them counts once, with its longer path below the folder that
    /// was read.
    public init(joining parts: [Sources]) {
        let all = Dictionary(parts.flatMap(\.files).map { ($0.path, $0) }) { first, second in
            first.place.count < second.place.count ? second : first
        }
        files = all.values.sorted { $0.path < $1.path }
        unread = Set(parts.flatMap(\.unread)).sorted { $0.location < $1.location }
        leftOut = Set(parts.flatMap(\.leftOut)).sorted()
    }
}
