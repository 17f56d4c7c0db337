import HeadlessUIKit

extension Journey {
    /// Walks through the rung's app, and looks at the layout of each screen on the way, in 40 and in 100 columns.
    ///
    /// - Throws: `LayoutFailure` with all flaws that a phone would show, or `JourneyFailure`.
    @MainActor
    package func checkLayout(on rung: Rung) async throws {
        var flaws: [String] = []
        try await run(
            on: rung,
            looking: { screen in
                let title = screen.title ?? "a screen without a title"
                for problem in screen.problemsInAnyWidth {
                    let flaw = "\(title): \(problem)"
                    if !flaws.contains(flaw) { flaws.append(flaw) }
                }
            })
        if !flaws.isEmpty { throw LayoutFailure(rung: rung, flaws: flaws) }
    }
}
