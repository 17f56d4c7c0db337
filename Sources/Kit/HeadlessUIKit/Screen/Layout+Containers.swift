import Foundation

extension Layout {
    /// Places a stack's views in a column or a row, within its margins.
    mutating func place(stack: UIStackView, in area: Area) -> Int {
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
        let fits = stack.naturalWidth <= inner.width
        let isRow = stack.axis == .horizontal && fits
        let used =
            isRow
            ? place(row: views, gap: stack.columnGap, in: inner)
            : place(column: views, gap: stack.axis == .vertical ? stack.lineGap : 0, stack.alignment, in: inner)
        return used + margins
    }

    /// Places the subviews of a plain view by their constraints; those without any in a column, or over a table.
    mutating func place(container view: UIView, in area: Area, isImposed: Bool) -> Int {
        if !isTrial { areas[ObjectIdentifier(view)] = area }
        if let top = (view.controller as? UINavigationController)?.topViewController,
            let only = view.subviews.first, view.subviews.count == 1, only === top.viewIfLoaded
        {
            let isExtended = top.edgesForExtendedLayout.contains(.top) && !(only is UIStackView)
            return place(only, in: isExtended ? area : area.belowTop(of: safeArea), isImposed: isImposed)
        }
        let views = view.subviews.filter(\.isSeen)
        let (pinned, others) = (views.filter(\.isPinned), views.filter { !$0.isPinned })
        let isTable = views.contains(where: \.fillsHeight)
        reportFrames(of: others)
        guard !pinned.isEmpty else { return place(unpinned: others, isTable: isTable, in: area.belowTop(of: safeArea)) }
        let plan = PinnedLayout(view, in: area, height: isImposed ? area.height : nil, by: self)
        if !isTrial { plan.report() }
        for view in pinned where view.fillsHeight { place(view, by: plan) }
        let used = place(unpinned: others, isTable: isTable, in: area.belowTop(of: safeArea))
        for view in pinned where !view.fillsHeight { place(view, by: plan) }
        return max(plan.height, used)
    }

    private mutating func place(_ view: UIView, by plan: PinnedLayout) {
        let area = plan.area(of: view)
        if !isTrial { areas[ObjectIdentifier(view)] = area }
        place(view, in: area, isImposed: plan.imposesHeight(on: view))
    }

    private mutating func place(unpinned views: [UIView], isTable: Bool, in area: Area) -> Int {
        guard isTable else { return place(column: views, gap: 1, .fill, in: area) }
        for filler in views where filler.fillsHeight { place(filler, in: area) }
        place(overlays: views.filter { !$0.fillsHeight }, in: area)
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
        let fillers = views.filter(\.fillsHeight).count
        let fixed = views.filter { !$0.fillsHeight }.map { height(of: $0, width: area.width) }.reduce(0, +)
        let free = area.height - fixed - gap * max(0, views.count - 1)
        var used = 0
        for view in views {
            var place = area.below(used)
            if view.fillsHeight {
                place.height = max(0, free / fillers)
                self.place(view, in: place)
                used += place.height + gap
            } else {
                let lines = self.place(view, in: aligned(view, alignment, in: place))
                used += lines == 0 ? 0 : lines + gap
            }
        }
        return used == 0 ? 0 : used - gap
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

    private mutating func place(row views: [UIView], gap: Int, in area: Area) -> Int {
        let fillers = views.filter(\.fillsWidth).count
        let fixed = views.filter { !$0.fillsWidth }.map(\.naturalWidth).reduce(0, +)
        let free = area.width - fixed - gap * max(0, views.count - 1)
        var column = area.column
        var used = 0
        for view in views {
            var place = area
            place.column = column
            place.width = max(1, view.fillsWidth ? free / fillers : view.naturalWidth)
            used = max(used, self.place(view, in: place))
            column += place.width + gap
        }
        return used
    }
}
