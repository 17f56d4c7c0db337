/// A picture made of marks, with its size and a text for readers who can't see it.
package struct Drawing: Sendable, Equatable {
    /// The subject of the picture, in a few words.
    package let title: String
    /// The contents of the picture, in sentences.
    package let description: String
    /// The picture's width, in pixels.
    package let width: Double
    /// The picture's height, in pixels.
    package let height: Double
    /// The marks from back to front.
    package let marks: [Mark]

    /// Creates a picture from its parts.
    package init(title: String, description: String, width: Double, height: Double, marks: [Mark]) {
        self.title = title
        self.description = description
        self.width = width
        self.height = height
        self.marks = marks
    }
}
