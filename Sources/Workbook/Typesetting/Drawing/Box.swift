/// A rectangle on a drawing, in pixels.
package struct Box: Sendable, Equatable {
    /// The x coordinate of its left side.
    package var x: Double
    /// The y coordinate of its upper side.
    package var y: Double
    /// The width.
    package var width: Double
    /// The height.
    package var height: Double

    /// Creates a rectangle from its left and upper sides, its width and its height.
    package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The x coordinate of its right side.
    package var maxX: Double { x + width }
    /// The y coordinate of its lower side.
    package var maxY: Double { y + height }
    /// The x coordinate of its center.
    package var midX: Double { x + width / 2 }
    /// The y coordinate of its center.
    package var midY: Double { y + height / 2 }

    /// Returns whether the two share more than a side.
    package func overlaps(_ other: Box) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    /// Returns whether this rectangle contains the other one.
    package func contains(_ other: Box) -> Bool {
        x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
    }
}
