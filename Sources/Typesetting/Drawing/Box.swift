/// A rectangle on a drawing, in pixels.
public struct Box: Sendable, Equatable {
    /// Its left side.
    public var x: Double
    /// Its upper side.
    public var y: Double
    /// From left to right.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// The rectangle with these sides.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Its right side.
    public var maxX: Double { x + width }
    /// Its lower side.
    public var maxY: Double { y + height }
    /// Halfway between left and right.
    public var midX: Double { x + width / 2 }
    /// Halfway between top and bottom.
    public var midY: Double { y + height / 2 }

    /// Whether the two share more than a side.
    public func overlaps(_ other: Box) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    /// Whether the other one lies in this one.
    public func contains(_ other: Box) -> Bool {
        x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
    }
}
