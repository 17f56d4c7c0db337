import Foundation

extension Layout {
    /// Places a stack's views in a column or a row, within its margins.
    mutating func place(stack: UIStackView, in area: Area, isImposed: Bool) -> Int {
        var inner = area
        var margins = 0
        if stack.isLayoutMarginsRelativeArrangement {
            let insets = stack.directionalLayoutMargins
            let top = Int((insets.top / Layout.pointsPerLine).rounded(.up))
            let bottom = Int((insets.bottom / Layout.pointsPerLine).rounded(.up))
            inner = area.inset(
                top: top, left: Int((insets.leading / Layout.pointsPerColumn).rounded()), bottom: bottom,
                right: Int((insets.trailing / Layout.pointsPerColumn).rounded()))
            margins = top + bottom
        }
        let views = stack.arrangedSubviews.filter(\.isSeen)
        reportConstraints(of: views)
        if stack.axis == .horizontal {
            let isRow = stack.naturalWidth <= inner.width
            let used =
                isRow
                ? place(row: views, of: stack, in: inner, isImposed: isImposed)
                : place(column: views, gap: 0, stack.alignment, in: inner)
            return used + margins
        }
        var plan = ColumnPlan(views, gap: stack.lineGap, heights: views.map { height(of: $0, width: inner.width) })
        if isImposed { plan.fill(inner.height, by: stack.distribution) }
        return place(plan, stack.alignment, in: inner) + margins
    }

    /// Places the subviews of a plain view by their constraints; those without any in a column, or over a table.
    mutating func place(container view: UIView, in area: Area, isImposed: Bool) -> Int {
        if !isTrial { areas[ObjectIdentifier(view)] = area }
        if view.controller is UINavigationController {
            for screen in view.subviews {
                let isExtended = screen.controller?.edgesForExtendedLayout.contains(.top) != false
                place(screen, in: isExtended ? area : area.belowTop(of: safeArea), isImposed: isImposed)
            }
            return area.height
        }
        let views = view.subviews.filter(\.isSeen)
        let (pinned, others) = (views.filter(\.isPinned), views.filter { !$0.isPinned })
        let isTable = views.contains(where: \.fillsHeight)
        reportFrames(of: others)
        guard !pinned.isEmpty else {
            return place(unpinned: others, isTable: isTable, in: area, isImposed: isImposed)
        }
        let plan = PinnedLayout(view, in: area, height: isImposed ? area.height : nil, by: self)
        if !isTrial { plan.report() }
        // Beside views with frames, a table is the backdrop; without any, the order is that of the subviews.
        let isFirst = { (view: UIView) in view.fillsHeight || others.isEmpty }
        for view in pinned where isFirst(view) { place(view, by: plan) }
        let used = place(unpinned: others, isTable: isTable, in: area, isImposed: isImposed)
        for view in pinned where !isFirst(view) { place(view, by: plan) }
        return max(plan.height, used)
    }

    private mutating func place(_ view: UIView, by plan: PinnedLayout) {
        let area = plan.area(of: view)
        if !isTrial { areas[ObjectIdentifier(view)] = area }
        place(view, in: area, isImposed: plan.imposesHeight(on: view))
    }

    /// Places views by their frames if these cover the view around them, and the others one below the other.
    private mutating func place(unpinned views: [UIView], isTable: Bool, in area: Area, isImposed: Bool) -> Int {
        let free = area.belowTop(of: safeArea)
        let covers = { (view: UIView) in isImposed && view.coversSuperview }
        let (covering, loose) = (views.filter(covers), views.filter { !covers($0) })
        for view in loose where view.fillsHeight { place(view, in: free, isImposed: true) }
        for view in covering where view.fillsHeight { place(view, in: area, isImposed: true) }
        for view in covering where !view.fillsHeight {
            let isText = view is UILabel || view is UIActivityIndicatorView
            place(view, in: isTable && isText ? Layout.middle(of: free) : area, isImposed: true)
        }
        guard isTable else { return place(column: loose, gap: 1, .fill, in: free) }
        place(overlays: loose.filter { !$0.fillsHeight }, in: free)
        return area.height
    }

    /// Places views in the middle of an area, over its content.
    mutating func place(overlays views: [UIView], in area: Area) {
        let heights = views.map { height(of: $0, width: area.width) }
        var line = max(0, min(area.height / 2, 5) - heights.reduce(0, +) / 2)
        for (view, height) in zip(views, heights) {
            let width = min(area.width, view.fillsWidth ? area.width : view.naturalWidth)
            var place = area.below(line)
            place.column += (area.width - width) / 2
            place.width = max(1, width)
            self.place(view, in: place)
            line += height
        }
    }

    private mutating func place(
        column views: [UIView], gap: Int, _ alignment: UIStackView.Alignment, in area: Area
    ) -> Int {
        let plan = ColumnPlan(views, gap: gap, heights: views.map { height(of: $0, width: area.width) })
        return place(plan, alignment, in: area)
    }

    private mutating func place(_ plan: ColumnPlan, _ alignment: UIStackView.Alignment, in area: Area) -> Int {
        let fillers = plan.parts.filter(\.view.fillsHeight).count
        let fixed = plan.parts.filter { !$0.view.fillsHeight }.map(\.height).reduce(0, +)
        let free = area.height - fixed - plan.gap * max(0, plan.parts.count - 1)
        var used = 0
        for part in plan.parts {
            var place = area.below(used)
            if part.view.fillsHeight {
                place.height = max(0, free / fillers)
                self.place(part.view, in: place, isImposed: true)
                used += place.height + plan.gap
            } else {
                if part.isStretched { place.height = part.height }
                place = aligned(part.view, alignment, in: place)
                let lines = self.place(part.view, in: place, isImposed: part.isStretched)
                used += lines == 0 ? 0 : lines + plan.gap
            }
        }
        return used == 0 ? 0 : used - plan.gap
    }

    private func aligned(_ view: UIView, _ alignment: UIStackView.Alignment, in area: Area) -> Area {
        guard alignment == .center || alignment == .trailing else { return area }
        var area = area
        let width = max(1, min(area.width, view.fillsWidth ? area.width : view.naturalWidth))
        let free = area.width - width
        area.column += alignment == .center ? free / 2 : free
        area.width = width
        return area
    }

    private mutating func place(row views: [UIView], of stack: UIStackView, in area: Area, isImposed: Bool) -> Int {
        let fillers = views.filter(\.fillsWidth).count
        let fixed = views.filter { !$0.fillsWidth }.map(\.naturalWidth).reduce(0, +)
        let free = area.width - fixed - stack.columnGap * max(0, views.count - 1)
        var column = area.column
        var used = 0
        for view in views {
            var place = area
            place.column = column
            place.width = max(1, view.fillsWidth ? free / fillers : view.naturalWidth)
            if isImposed, stack.alignment == .center {
                place = place.below(max(0, area.height - height(of: view, width: place.width)) / 2)
            }
            used = max(used, self.place(view, in: place, isImposed: isImposed && stack.alignment == .fill))
            column += place.width + stack.columnGap
        }
        return used
    }
}
