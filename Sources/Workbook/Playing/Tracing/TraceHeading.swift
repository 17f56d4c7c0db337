/// Turns a journey's step, which is an instruction, into a sentence about the user.
enum TraceHeading {
    /// Returns `user taps "Save"` for `tap "Save"`; a step without the user stays as it is.
    static func text(of step: String) -> String {
        let step = step.replacing("\n", with: "\\n").replacing("\t", with: "\\t")
        let words = step.split(separator: " ", maxSplits: 1).map(String.init)
        guard let verb = words.first, !verb.hasSuffix(":") else { return step }
        let isLong = ["s", "sh", "ch", "o"].contains { verb.hasSuffix($0) }
        return "user " + ([verb + (isLong ? "es" : "s")] + words.dropFirst()).joined(separator: " ")
    }
}
