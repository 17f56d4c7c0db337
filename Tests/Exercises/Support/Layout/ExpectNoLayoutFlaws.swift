import HeadlessUIKit
import Testing

/// Reports each flaw of layout, in 40 and in 100 columns, on the screens that buttons and rows of an app lead to.
@MainActor
public func expectNoLayoutFlaws(
    in window: UIWindow, of exercise: Exercise, sourceLocation: SourceLocation = #_sourceLocation
) async {
    var walk = LayoutWalk(window)
    await walk.look()
    for flaw in walk.flaws {
        let comment = Comment.teaching(
            expected: "the screen \"\(flaw.title)\" looks right on a phone, upright and turned",
            happened: "\(flaw.problem)",
            why: "on a phone, a screen without a background is black, and a view with wrong constraints is hidden",
            look: flaw.look(in: exercise))
        Issue.record(comment, sourceLocation: sourceLocation)
    }
}
