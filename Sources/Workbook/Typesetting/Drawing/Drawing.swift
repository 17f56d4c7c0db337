/// A picture made of marks: what they are, how large the paper is, and what it says to somebody who can't see it.
package struct Drawing: Sendable, Equatable {
    /// What the picture shows, in a few words.
    package let title: String
    /// What is to be seen on it, in sentences.
    package let description: String
    /// The paper's width, in pixels.
    package let width: Double
    /// The paper's height, in pixels.
    package let height: Double
    /// What is on it, from back to front.
    package let marks: [Mark]

    /// A picture from its parts.
    package init(title: String, description: String, width: Double, height: Double, marks: [Mark]) {
        self.title = title
        self.description = description
        self.width = width
        self.height = height
        self.marks = marks
    }
}
