extension Sources {
    /// Several readings as one; a file that is in two of them counts once, and lies in the outer folder.
    public init(joining parts: [Sources]) {
        let all = Dictionary(parts.flatMap(\.files).map { ($0.path, $0) }) { first, second in
            first.place.count < second.place.count ? second : first
        }
        files = all.values.sorted { $0.path < $1.path }
        unread = Set(parts.flatMap(\.unread)).sorted { $0.location < $1.location }
    }
}
