import HeadlessUIKit
import Testing

/// Reports each flaw of layout, in 40 and in 100 columns, on the screens that buttons and rows of an app lead to.
@MainActor
public func expectNoLayoutFlaws(in window: UIWindow, sourceLocation: SourceLocation = #_sourceLocation) async {
    var walk = LayoutWalk(Screen(window))
    await walk.look()
    for flaw in walk.flaws { Issue.record(Comment(rawValue: flaw), sourceLocation: sourceLocation) }
}
