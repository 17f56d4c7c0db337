/// Who is told how a request to the data ended; it comes later, on the main actor.
typealias Answer<Value> = @MainActor @Sendable (Result<Value, any Error>) -> Void
