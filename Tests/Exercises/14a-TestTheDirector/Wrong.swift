import ExerciseSupport

/// The Directors that are each wrong in one way, by what a test of them would be about.
enum Wrong {
    static let events = [
        Behavior(fault: "fetchesInsteadOfReturning", words: "\"Return all\" fetches the books and returns none"),
        Behavior(fault: "ignoresOpening", words: "nothing is fetched when the screen is ready"),
        Behavior(fault: "ignoresNews", words: "nothing follows the news that a book changed"),
        Behavior(
            fault: "asksBeforeLoading", words: "the ready screen shows loading only after the books were asked for"),
        Behavior(
            fault: "newsAsksBeforeLoading",
            words: "after the news that a book changed, the books are asked for before the screen shows loading"),
        Behavior(fault: "ignoresReturning", words: "nothing follows \"Return all\""),
        Behavior(fault: "newsReturns", words: "the news that a book changed returns all books"),
        Behavior(
            fault: "returnsBeforeLoading", words: "\"Return all\" asks for the job before the screen shows loading"),
    ]

    static let rows = [
        Behavior(fault: "sortsRows", words: "the rows are sorted by title"),
        Behavior(
            fault: "dropsDueDate", words: "until it is overdue, a row says to whom a book is lent, but not until when"),
        Behavior(fault: "overdueSaysNoLoan", words: "an overdue book's row is red, but doesn't say who has the book"),
        Behavior(fault: "shelfDropsAuthor", words: "the row of a book that nobody has doesn't say who wrote it"),
        Behavior(fault: "lentIsRed", words: "every book that is lent is red, overdue or not"),
        Behavior(fault: "clockReadOnce", words: "overdue is decided by the time at which the list was opened"),
    ]

    static let answers = [
        Behavior(fault: "loaderRunsOn", words: "the loader keeps running after the books came"),
        Behavior(fault: "fetchesAgain", words: "the books are fetched again as soon as they came"),
        Behavior(fault: "failedFetchKeepsLoading", words: "the loader keeps running after a fetch that failed"),
        Behavior(fault: "failedFetchEmptiesRows", words: "a fetch that failed empties the list"),
        Behavior(fault: "failedFetchIsToldTwice", words: "a fetch that failed is reported twice"),
        Behavior(fault: "failedFetchAsksAgain", words: "a fetch that failed is asked for again at once"),
        Behavior(
            fault: "failedFetchTellsOfReturn", words: "a fetch that failed says that the books could not be returned"),
        Behavior(fault: "failedReturnKeepsLoading", words: "the loader keeps running after a return that failed"),
        Behavior(fault: "failedReturnEmptiesRows", words: "a return that failed empties the list"),
        Behavior(fault: "failedReturnIsToldTwice", words: "a return that failed is reported twice"),
        Behavior(fault: "failedReturnFetches", words: "the books are fetched after a return that failed"),
        Behavior(
            fault: "failedReturnTellsOfFetch", words: "a return that failed says that the books could not be loaded"),
        Behavior(fault: "returnIsSilent", words: "nothing says that the books were returned"),
        Behavior(fault: "returnIsToldTwice", words: "a return is reported twice"),
        Behavior(fault: "returnIsNotFetched", words: "the list is not fetched again after a return"),
        Behavior(fault: "returnIsFetchedTwice", words: "the list is fetched twice after a return"),
        Behavior(fault: "returnEndsLoading", words: "the loader stops after a return, though the list is on its way"),
    ]

    static let taps = [
        Behavior(fault: "opensTheNextRow", words: "a tap opens the book in the next row"),
        Behavior(fault: "opensTheFirst", words: "a tap opens the first book, whichever row it is on"),
        Behavior(fault: "staleOpensTheLast", words: "a tap on the row behind the last one opens the last book"),
        Behavior(fault: "keepsTheFirstBooks", words: "a tap opens the book that was in that row on the first list"),
        Behavior(
            fault: "failedFetchForgetsBooks",
            words: "a tap opens nothing after a fetch that failed, though the rows are there"),
        Behavior(
            fault: "failedReturnForgetsBooks",
            words: "a tap opens nothing after a return that failed, though the rows are there"),
    ]

    static let ownership = [
        Behavior(fault: "keepsItsScreen", words: "the Director keeps its screen alive once it has told it something")
    ]

    static let all = events + rows + answers + taps + ownership
}
