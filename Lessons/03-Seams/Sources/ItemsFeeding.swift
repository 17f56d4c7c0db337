/// Provides the items that a new user starts with.
protocol ItemsFeeding {
    /// Gets the items; the answer comes later, on the main actor.
    func download(then completion: @escaping @MainActor @Sendable (Result<[Item], any Error>) -> Void)
}
