/// A rectangle of characters.
nonisolated struct Area: Equatable {
    var line: Int
    var column: Int
    var width: Int
    var height: Int

    /// Returns the area without its first lines.
    func below(_ lines: Int) -> Area {
        Area(line: line + lines, column: column, width: width, height: height - lines)
    }

    /// Returns the part of the area that is below the first line of another one.
    func belowTop(of other: Area?) -> Area { below(max(0, (other?.line ?? line) - line)) }

    /// Returns the area without margins.
    func inset(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) -> Area {
        Area(
            line: line + top, column: column + left, width: max(1, width - left - right), height: height - top - bottom)
    }
}
