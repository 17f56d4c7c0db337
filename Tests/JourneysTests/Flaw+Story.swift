extension Flaw {
    /// What the journey tells of the flaw, up to the drawing.
    var story: String? { Flaw.stories1To5[self] ?? Flaw.stories6To14[self] }
}
