extension [String] {
    /// The strings in order, without repetitions.
    var uniqued: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
