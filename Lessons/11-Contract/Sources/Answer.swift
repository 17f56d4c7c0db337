/// Gets the result of a request, later, on the main actor.
typealias Answer<Value> = @MainActor @Sendable (Result<Value, any Error>) -> Void
