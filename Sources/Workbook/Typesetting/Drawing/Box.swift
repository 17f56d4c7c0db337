/// A rectangle on a drawing, in pixels.
package struct Box: Sendable, Equatable {
    /// Its left side.
    package var x: Double
    /// Its upper side.
    package var y: Double
    /// From left to right.
    package var width: Double
    /// From top to bottom.
    package var height: Double

    /// The rectangle with these sides.
    package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Its right side.
    package var maxX: Double { x + width }
    /// Its lower side.
    package var maxY: Double { y + height }
    /// Halfway between left and right.
    package var midX: Double { x + width / 2 }
    /// Halfway between top and bottom.
    package var midY: Double { y + height / 2 }

    /// Whether the two share more than a side.
    package func overlaps(_ other: Box) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    /// Whether the other one lies in this one.
    package func contains(_ other: Box) -> Bool {
        x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
    }
}
