import ExerciseSupport

@testable import Exercise03a

extension Fault {
    /// The behavior in words for a learner.
    var behavior: Behavior { Behavior(fault: rawValue, words: words, look: look) }

    /// What is wrong, or right and different, as a clause.
    private var words: String {
        switch self {
        case .keepsSpaces: "spaces around a typed name are stored with it"
        case .forgetsTheName: "every loan is stored for the same borrower, whatever name was typed"
        case .forgetsTheDays: "every loan is due on the next day, whatever was typed"
        case .lendsAnotherBook: "the loan is stored for another book than the one on the screen"
        case .refusesOneDay: "a loan for 1 day is refused"
        case .refusesAYear: "a loan for 365 days is refused"
        case .storesWithoutAName: "a loan to nobody is stored, whatever the message says"
        case .storesABlankName: "a loan is stored although its name is nothing but spaces, whatever the message says"
        case .storesNoDays: "a loan for 0 days is stored, whatever the message says"
        case .storesTooManyDays: "a loan for 366 days is stored, whatever the message says"
        case .storesTwice: "a second tap on Save, while the store is at work, stores a second time"
        case .refusesNobodyInSilence: "a loan to nobody is refused without a message"
        case .refusesTooFewDaysInSilence: "a loan for less than 1 day is refused without a message"
        case .refusesTooManyDaysInSilence: "a loan for more than 365 days is refused without a message"
        case .leavesAtOnce: "the screen is left before the store has answered"
        case .tellsAtOnce: "whoever opened the screen is told of the loan before the store has answered"
        case .staysOnSuccess: "the screen stays although the loan was stored"
        case .tellsNobody: "nobody is told of a loan that was stored"
        case .tellsOfNoLoan: "whoever opened the screen is told of the book as it was, without its loan"
        case .tellsOfAnotherLoan: "whoever opened the screen is told of the loan with a wrong due date"
        case .tellsOfAnotherBook: "whoever opened the screen is told of the loan with another book"
        case .leavesOnFailure: "the screen is left although storing failed"
        case .saysNothing: "no message says that storing failed"
        case .forgetsTheTypedName: "after a failure, another name takes the place of the one that was typed"
        case .forgetsTheTypedDays: "after a failure, other days take the place of those that were typed"
        case .saveStaysDead: "Save can't be tapped anymore after a failure"
        case .ignoresTapsAfterAFailure: "Save can be tapped after a failure, and stores nothing"
        case .tellsOnFailure: "whoever opened the screen is told of a loan that could not be stored"
        case .ignoresASecondTap: "Save stays as it is while the store is at work, and a second tap does nothing"
        case .tellsAfterLeaving: "the screen is left first, and whoever opened it is told then"
        case .usesOtherWords: "the messages have other words"
        case .emptiesWhatItRefuses: "days that are refused are taken out of their field"
        }
    }

    /// What to look for where this one alone goes unnoticed; where several do, the requirement says it.
    private var look: String? {
        switch self {
        case .keepsSpaces: "what is typed into Borrower, and what is the spy's loan compared with?"
        case .forgetsTheName: "what do you compare the stored borrower with?"
        case .forgetsTheDays: "how many days is the loan for, and what is its due date compared with?"
        case .lendsAnotherBook: "which number did the spy get?"
        case .refusesOneDay, .refusesAYear: "how often was the spy asked for a loan that is just allowed?"
        case .storesWithoutAName, .storesABlankName: "how often was the spy asked after Save with such a name?"
        case .storesNoDays, .storesTooManyDays: "how often was the spy asked for days just beyond what is allowed?"
        case .storesTwice: "tap Save twice before the spy answers: how often was it asked?"
        case .refusesNobodyInSilence, .refusesTooFewDaysInSilence, .refusesTooManyDaysInSilence:
            "is there an alert on the screen after such a loan?"
        case .leavesAtOnce: "is the screen still open before the spy answers?"
        case .tellsAtOnce: "what is in told before the spy answers?"
        case .staysOnSuccess: "is the screen still open after the spy has succeeded?"
        case .tellsNobody, .tellsOfNoLoan, .tellsOfAnotherLoan, .tellsOfAnotherBook:
            "which book is in told after the spy has succeeded? Compare all of it"
        case .leavesOnFailure: "is the screen still open after the spy has failed?"
        case .saysNothing: "is there an alert on the screen after the spy has failed?"
        case .forgetsTheTypedName, .forgetsTheTypedDays: "what do both fields say after the failure?"
        case .saveStaysDead, .ignoresTapsAfterAFailure: "tap OK, then Save: is the spy asked once more?"
        case .tellsOnFailure: "what is in told after the spy has failed?"
        case .ignoresASecondTap, .tellsAfterLeaving, .usesOtherWords, .emptiesWhatItRefuses: nil
        }
    }

    static let different: [Fault] = [
        .ignoresASecondTap, .tellsAfterLeaving, .usesOtherWords, .emptiesWhatItRefuses,
    ]
    static let ofTheLoan: [Fault] = [
        .keepsSpaces, .forgetsTheName, .forgetsTheDays, .lendsAnotherBook, .refusesOneDay, .refusesAYear,
    ]
    static let ofRefusing: [Fault] = [
        .storesWithoutAName, .storesABlankName, .storesNoDays, .storesTooManyDays, .refusesNobodyInSilence,
        .refusesTooFewDaysInSilence, .refusesTooManyDaysInSilence, .storesTwice,
    ]
    static let ofSuccess: [Fault] = [
        .leavesAtOnce, .tellsAtOnce, .staysOnSuccess, .tellsNobody, .tellsOfNoLoan, .tellsOfAnotherLoan,
        .tellsOfAnotherBook,
    ]
    static let ofFailure: [Fault] = [
        .leavesOnFailure, .saysNothing, .forgetsTheTypedName, .forgetsTheTypedDays, .saveStaysDead,
        .ignoresTapsAfterAFailure, .tellsOnFailure,
    ]
    /// Those that break a promise.
    static let wrong = ofTheLoan + ofRefusing + ofSuccess + ofFailure
}
