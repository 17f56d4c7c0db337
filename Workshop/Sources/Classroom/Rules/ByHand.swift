/// What a teacher says about one requirement, which counts instead of what its tests say.
struct ByHand: Codable, Sendable, Equatable {
    /// The points that the tests gave; nil if the teacher left them as they were.
    var insteadOf: Int?
    /// The teacher's comment, in its own lines.
    var comment: String?
}
