extension Flaw {
    /// The journey's message about the flaw, up to the drawing.
    var story: String? { Flaw.stories1To5[self] ?? Flaw.stories6To14[self] }
}
