/// A place on a drawing, in pixels from its upper left corner.
public struct Point: Sendable, Equatable {
    /// To the right.
    public var x: Double
    /// Downward.
    public var y: Double

    /// The place with these coordinates.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}
