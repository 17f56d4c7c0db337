/// The texts of the screen for lending.
enum ShelfLendText {
    static let title = "Lend"
    static let bookError = "This book could not be loaded."

    static let borrowerMissing = "Please enter a name."
    static let dueMissing = "Please enter a due date."
    /// The text isn't a day.
    static let dueFormat = "A day is written like 2030-12-31."
    /// No loan can end on that day.
    static let dueRefused = "A loan ends tomorrow at the earliest, and within a year."
    /// The same, where there is room for the reason.
    static let dueRefusedAtLength = "A loan ends tomorrow at the earliest, and within a year: then we count our books."

    static let error = "Error"
    static let bookIsLent = "Somebody else has this book now."
    static let saveError = "The loan could not be saved."
}
