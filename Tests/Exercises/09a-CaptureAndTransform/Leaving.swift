/// When a screen is left whose save is under way, in words.
enum Leaving: String, CaseIterable {
    case atOnce = "before the book manager answers"
    case between = "when the book manager has looked the book up, and before it has stored the loan"
}
