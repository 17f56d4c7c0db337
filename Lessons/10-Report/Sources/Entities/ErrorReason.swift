/// The reason for a missing report, in no language: the presenter finds the words.
nonisolated enum ErrorReason: Error, Equatable {
    /// The file is there, but can't be opened.
    case unreadable
    /// Something is wrong with a line, counted from 1.
    case line(Int, Fault)

    /// A fault in a line.
    enum Fault: Error, Equatable {
        /// It is not UTF-8.
        case noText
        /// It has too few parts, or too many.
        case parts
        case group
        case day
        /// It is neither debit nor credit.
        case side
        case amount
        case payee
        /// It belongs above a line that came before it.
        case order
        /// It has a transaction of a group that is said to be unavailable, or the other way round.
        case unavailable
        /// It is the last line, and does not tell how many transactions there are.
        case end
        /// The last line gives another number of transactions than there are.
        case count(told: Int, found: Int)
        /// It follows the last line.
        case afterEnd
        /// The file ends with it, and it is not the last line.
        case cutOff
    }
}
