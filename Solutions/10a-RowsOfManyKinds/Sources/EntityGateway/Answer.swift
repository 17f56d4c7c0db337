/// A closure that is called with an answer, once.
typealias Answer<Success> = @MainActor @Sendable (Result<Success, any Error>) -> Void
