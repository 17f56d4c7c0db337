import Foundation

/// The places of a container's pinned views, in lines and columns.
struct PinnedLayout {
    /// The lines that the views need, or the height that the container has.
    let height: Int
    private let columns: AxisLayout
    private let lines: AxisLayout

    /// - Parameter height: The height of the container, or nil if it has the height that its views need.
    init(_ container: UIView, in area: Area, height: Int?, by layout: Layout) {
        let views = container.subviews.filter(\.isPinned)
        var constraints: [NSLayoutConstraint] = []
        for constraint in views.flatMap(\.constraintsAbout) where !constraints.contains(constraint) {
            constraints.append(constraint)
        }
        let columns = AxisLayout(
            views, along: .horizontal, constraints: constraints, origin: area.column,
            outside: { Surroundings(container: container, area: area, layout: layout).columns(of: $0) },
            measure: \.naturalWidth)
        func lines(_ height: Int?) -> AxisLayout {
            var area = area
            area.height = height ?? 0
            let surroundings = Surroundings(
                container: container, area: area, isOpenEnded: height == nil, layout: layout)
            return AxisLayout(
                views, along: .vertical, constraints: constraints, origin: area.line,
                outside: { surroundings.lines(of: $0) },
                measure: { layout.height(of: $0, width: max(1, columns.span(of: $0).length ?? 1)) })
        }
        self.columns = columns
        let needed = height ?? PinnedLayout.height(around: views, in: container, lines(nil), from: area.line)
        self.height = needed
        self.lines = lines(needed)
    }

    func area(of view: UIView) -> Area {
        let (x, y) = (columns.span(of: view), lines.span(of: view))
        return Area(line: y.start ?? 0, column: x.start ?? 0, width: max(1, x.length ?? 1), height: y.length ?? 0)
    }

    /// Whether constraints, and not the content, decide the view's height.
    func imposesHeight(on view: UIView) -> Bool { !lines.natural.contains(ObjectIdentifier(view)) }

    /// Prints warnings about what the constraints leave open, and about those that the picture doesn't follow.
    func report() {
        for axis in [columns, lines] {
            for constraint in axis.broken {
                constraint.report(
                    "Unable to simultaneously satisfy constraints. Will attempt to recover by breaking constraint")
            }
            for constraint in axis.waiting {
                constraint.report("A screen in text can't follow this constraint, whose other side it doesn't know")
            }
        }
        for (axis, name) in [(columns, "horizontal"), (lines, "vertical")] {
            for view in axis.ambiguous where !view.isReportedAsAmbiguous {
                view.isReportedAsAmbiguous = true
                UIKitWarning.say("No constraint decides the \(name) position of \(UIKitWarning.name(view)).")
            }
        }
    }

    /// Returns the height of a container that has to be as high as its views and their distances from its bottom.
    private static func height(around views: [UIView], in container: UIView, _ lines: AxisLayout, from top: Int) -> Int
    {
        let ends = views.filter(\.isSeen).map { view in
            let margin = view.constraintsAbout.compactMap { constraint -> Int? in
                let bottoms = [constraint.first, constraint.second].compactMap { $0 }.filter { $0.attribute == .bottom }
                guard bottoms.count == 2, bottoms.contains(where: { $0.view === container }) else { return nil }
                return Int((abs(constraint.constant) / Layout.pointsPerLine).rounded(.up))
            }
            return (lines.span(of: view).end ?? top) + (margin.max() ?? 0)
        }
        return max(0, (ends.max() ?? top) - top)
    }
}
