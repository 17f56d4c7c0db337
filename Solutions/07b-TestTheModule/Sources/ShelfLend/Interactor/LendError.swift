/// Why a book was not lent.
nonisolated enum LendError: Error, Equatable, CaseIterable {
    /// No name was given.
    case borrowerMissing
    /// No number of days was given, or none from 1 to 365.
    case daysOutOfRange
    /// The library has lent the book to somebody else.
    case refused
    /// The library no longer takes the card with which this device asks; its desk issues a new one.
    case cardExpired
    /// No answer came.
    case unreachable
    /// An answer came that is none: an error of the server, or nothing that can be read.
    case unreadable
    /// The library has lent the book, and the loan could not be stored on this device. To ask again is no second loan.
    case notStored
}
