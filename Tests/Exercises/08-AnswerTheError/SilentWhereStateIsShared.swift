import Testing

/// Where presenters or interactors share state, one test says so, and all others stay silent: what they see may be what
/// another one left.
nonisolated struct SilentWhereStateIsShared: SuiteTrait, TestTrait, TestScoping {
    let speaker: String

    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let isSilent = await MainActor.run { !SharedState.variables.isEmpty }
        if !isSilent || test.isSuite || test.name == speaker { try await function() }
    }
}

extension Trait where Self == SilentWhereStateIsShared {
    /// The test of this name says where state is shared, and no other says anything then.
    nonisolated static func silentWhereStateIsShared(except speaker: String) -> Self { Self(speaker: speaker) }
}
