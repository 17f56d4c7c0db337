/// A place on a drawing, in pixels from its upper left corner.
package struct Point: Sendable, Equatable {
    /// To the right.
    package var x: Double
    /// Downward.
    package var y: Double

    /// The place with these coordinates.
    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}
