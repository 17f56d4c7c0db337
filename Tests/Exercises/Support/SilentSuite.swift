import Testing

/// A suite of which all tests but one stay silent where they could say nothing that is true of the answer.
public struct SilentSuite: SuiteTrait, TestTrait, TestScoping {
    fileprivate let speaker: String
    fileprivate let isSilent: @MainActor @Sendable () -> Bool

    /// Whether its tests have it, too: each of them is silent by itself.
    public var isRecursive: Bool { true }

    /// Runs the test, or doesn't.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        if test.isSuite || test.name == speaker { return try await function() }
        if await !isSilent() { try await function() }
    }
}

extension Trait where Self == SilentSuite {
    /// Where the condition holds, only the test of this name runs, which says so.
    public static func silent(
        except speaker: String, where isSilent: @escaping @MainActor @Sendable () -> Bool
    ) -> Self {
        SilentSuite(speaker: speaker, isSilent: isSilent)
    }
}
