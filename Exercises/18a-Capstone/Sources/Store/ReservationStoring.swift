/// The place where the lines of people are kept who wait for a book.
///
/// It answers later, on the main actor, once per call.
///
/// It keeps what it is given and knows no rules.
protocol ReservationStoring: AnyObject {
    typealias Loaded = @MainActor @Sendable (Result<[String], any Error>) -> Void
    typealias Saved = @MainActor @Sendable (Result<Void, any Error>) -> Void

    /// Answers the names of those who wait for the book with this id, the first in line first.
    func loadLine(forBook id: Int, _ answer: @escaping Loaded)

    /// Stores a name at the end of that line.
    func add(_ name: String, toLineForBook id: Int, _ answer: @escaping Saved)
}
