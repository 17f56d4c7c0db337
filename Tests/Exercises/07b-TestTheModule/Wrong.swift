import ExerciseSupport

/// The modules that are wrong in one thing, by the actor whose tests have to notice it.
enum Wrong {
    static let presenters = [
        Behavior(fault: "loaderComesLate", words: "the interactor is asked before the loader is shown"),
        Behavior(fault: "secondTapAsks", words: "a second tap on Save, before the answer, asks a second time"),
        Behavior(fault: "loaderRunsOn", words: "the loader is never hidden"),
        Behavior(fault: "ignoresTheNextTry", words: "after a failure, a tap on Save asks nothing"),
        Behavior(fault: "failureLeaves", words: "a failure takes the sheet away"),
        Behavior(fault: "successStays", words: "a success leaves the sheet open"),
        Behavior(fault: "oneTextForAll", words: "every failure is reported in the same words"),
    ]

    static let interactors = [
        Behavior(fault: "asksForNobody", words: "the library is asked to lend to nobody"),
        Behavior(fault: "takesAnyDays", words: "the library is asked for 0 or 366 days"),
        Behavior(fault: "lendsAnotherBook", words: "the library is asked for another book than the screen's"),
        Behavior(fault: "storesNothing", words: "a loan that the library grants isn't stored"),
        Behavior(fault: "tellsBeforeStored", words: "a success is reported before the store has answered"),
        Behavior(fault: "storeCannotFail", words: "a loan that could not be stored is reported as a success"),
        Behavior(fault: "everyNoIsOne", words: "every failure of the library is reported as a missing connection"),
    ]

    static let dataManagers = [
        Behavior(fault: "asksForADayMore", words: "the library is asked for a day more"),
        Behavior(fault: "dueADayLate", words: "a loan is due a day later than the library says"),
        Behavior(fault: "ignoresStatus", words: "the answer's status isn't read"),
        Behavior(fault: "cardIsRefusal", words: "an expired card (401) is reported as a book that is already lent"),
        Behavior(
            fault: "rubbishIsNoConnection", words: "an answer that can't be read is reported as a missing connection"),
        Behavior(fault: "noConnectionIsSilent", words: "nothing is reported when there is no connection"),
    ]

    static let all = presenters + interactors + dataManagers
}
