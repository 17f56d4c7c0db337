/// A place on a drawing, in pixels from its upper left corner.
package struct Point: Sendable, Equatable {
    /// The distance to the right.
    package var x: Double
    /// The distance downward.
    package var y: Double

    /// Creates a place from its coordinates.
    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}
