/// Why a book was not lent.
nonisolated enum LendError: Error, Equatable, CaseIterable {
    /// No name was given.
    case borrowerMissing
    /// No number of days was given, or none from 1 to 365.
    case daysOutOfRange
    /// The library has lent the book to another borrower.
    case refused
    /// The library no longer takes the card with which this device asks; its desk issues a new one.
    case cardExpired
    /// No answer came.
    case unreachable
    /// The answer is useless: an error of the server, or nothing that can be read.
    case unreadable
    /// The library has lent the book, but the loan could not be stored on this device.
    ///
    /// Asking again isn't a second loan.
    case notStored
}
