/// Gets the result of a request, later, on the main actor.
typealias Answer<Value, Failure: Error> = @MainActor @Sendable (Result<Value, Failure>) -> Void
