/// The moments, in words, at which the user leaves a screen whose save is under way.
enum Leaving: String, CaseIterable {
    case atOnce = "before the book manager answers"
    case between = "when the book manager has looked the book up, and before it has stored the loan"
}
