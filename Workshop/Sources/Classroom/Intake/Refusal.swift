/// The reason why nothing in a submission can be graded, as the end of a sentence that begins with its name.
struct Refusal: Error, Equatable {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
