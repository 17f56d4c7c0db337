extension LendError {
    /// The text for the user.
    var words: String {
        switch self {
        case .borrowerMissing: "Please enter a name."
        case .daysOutOfRange: "Please enter a number of days, 1 to 365."
        case .refused: "The library has lent this book to somebody else."
        case .cardExpired: "The library card has expired. Please renew it at the desk."
        case .unreachable: "The library can't be reached. Please check the connection and try again."
        case .unreadable: "The library has a problem. Please try again later."
        case .notStored: "The library has lent the book, but the loan could not be stored. Please tap Save again."
        }
    }
}
