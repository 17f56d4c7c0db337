import HeadlessUIKit

extension Journey {
    /// Walks through the rung's app, and looks at the layout, in 40 and in 100 columns, whenever views come or go.
    ///
    /// A text that changes in place isn't looked at again, to save time.
    ///
    /// - Throws: `LayoutFailure` with all flaws that a phone would show, or `JourneyFailure`.
    @MainActor
    package func checkLayout(on rung: Rung) async throws {
        var flaws: [String] = []
        var shown: [ObjectIdentifier] = []
        try await run(
            on: rung,
            looking: { screen in
                let views = screen.viewControllers.flatMap { $0.viewIfLoaded.map(Self.views) ?? [] }
                guard views != shown else { return }
                shown = views
                let problems = screen.problemsInAnyWidth
                guard !problems.isEmpty else { return }
                let title = screen.title ?? "a screen without a title"
                flaws += problems.map { "\(title): \($0)" }.filter { !flaws.contains($0) }
            })
        if !flaws.isEmpty { throw LayoutFailure(rung: rung, flaws: flaws) }
    }

    /// The view and those inside of it that are not hidden.
    @MainActor
    private static func views(in view: UIView) -> [ObjectIdentifier] {
        [ObjectIdentifier(view)] + view.subviews.filter { !$0.isHidden }.flatMap { views(in: $0) }
    }
}
