extension Layout {
    /// Returns the part of a table's area in whose middle a text over it is drawn.
    ///
    /// The empty end of a table isn't drawn, so this middle is at most five lines below its top.
    static func middle(of area: Area) -> Area {
        var area = area
        area.height = 2 * min(area.height / 2, 5) + 1
        return area
    }

    /// Returns twice the middle line of a table's area.
    static func doubledMiddle(of area: Area) -> Int { 2 * area.line + middle(of: area).height }
}
