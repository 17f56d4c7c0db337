import ExerciseSupport

/// The Directors that are wrong in one thing, by what a test of theirs would be about.
enum Wrong {
    static let events = [
        Behavior(fault: "fetchesInsteadOfReturning", words: "\"Return all\" fetches the books and returns none"),
        Behavior(fault: "ignoresNews", words: "nothing follows the news that a book changed"),
        Behavior(fault: "asksBeforeLoading", words: "the job is asked for before the screen shows loading"),
    ]

    static let rows = [
        Behavior(fault: "sortsRows", words: "the rows are sorted by title"),
        Behavior(fault: "dropsDueDate", words: "a row says to whom a book is lent, but not until when"),
        Behavior(fault: "lentIsRed", words: "every book that is lent is red, overdue or not"),
        Behavior(fault: "clockReadOnce", words: "overdue is decided by the time at which the list was opened"),
    ]

    static let answers = [
        Behavior(fault: "loaderRunsOn", words: "the loader keeps running after the books came"),
        Behavior(fault: "failureKeepsLoading", words: "the loader keeps running after a failure"),
        Behavior(fault: "failureEmptiesRows", words: "a failure empties the list"),
        Behavior(fault: "tellsTheOtherError", words: "a return that failed says that the books could not be loaded"),
        Behavior(fault: "returnIsNotFetched", words: "the list is not fetched again after a return"),
        Behavior(fault: "returnIsFetchedTwice", words: "the list is fetched twice after a return"),
    ]

    static let taps = [
        Behavior(fault: "opensTheNextRow", words: "a tap opens the book in the next row"),
        Behavior(fault: "staleOpensTheLast", words: "a tap on a row that is gone opens the last book"),
        Behavior(fault: "keepsTheFirstBooks", words: "a tap opens the book that was in that row on the first list"),
        Behavior(fault: "failureForgetsBooks", words: "a tap opens nothing after a failure, though the rows are there"),
    ]

    static let ownership = [
        Behavior(fault: "keepsItsScreen", words: "the Director keeps its screen alive once it has told it something")
    ]

    static let all = events + rows + answers + taps + ownership
}
