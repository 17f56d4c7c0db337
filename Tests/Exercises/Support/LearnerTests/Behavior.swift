/// One way in which the code under test behaves, and what a learner is told about it.
public struct Behavior: Sendable, Hashable {
    /// The name by which the code under test is switched to it; nil for the code as the learner reads it.
    public let fault: String?
    /// What is different, as a clause: "a failed load shows an empty shelf".
    public let words: String
    /// The question that a test which notices it would ask; nil if the requirement's own advice fits.
    public let look: String?

    /// A behavior that a fault switches on, or that of the code as it is.
    public init(fault: String? = nil, words: String, look: String? = nil) {
        self.fault = fault
        self.words = words
        self.look = look
    }
}
