import ExerciseSupport

@testable import Exercise03

extension Fault {
    /// What a learner is told of it.
    var behavior: Behavior { Behavior(fault: rawValue, words: words) }

    private var words: String {
        switch self {
        case .keepsSpaces: "spaces around a typed name are stored with it"
        case .forgetsTheDays: "every loan is due on the next day, whatever was typed"
        case .lendsAnotherBook: "the loan is stored for another book than the one on the screen"
        case .refusesOneDay: "a loan for 1 day is refused"
        case .refusesAYear: "a loan for 365 days is refused"
        case .storesWithoutAName: "a loan to nobody is stored"
        case .storesABlankName: "a loan to a name of spaces only is stored"
        case .storesNoDays: "a loan for less than 1 day is stored"
        case .storesTooManyDays: "a loan for more than 365 days is stored"
        case .refusesInSilence: "a loan is refused, and no message says so"
        case .storesTwice: "a second tap on Save, while the store is at work, stores a second time"
        case .leavesAtOnce: "the screen is left before the store has answered"
        case .staysOnSuccess: "the screen stays although the loan was stored"
        case .tellsNobody: "nobody is told of a loan that was stored"
        case .tellsOfNoLoan: "whoever opened the screen is told of the book as it was, without its loan"
        case .leavesOnFailure: "the screen is left although storing failed"
        case .saysNothing: "no message says that storing failed"
        case .forgetsWhatWasTyped: "a failure empties what was typed"
        case .saveStaysDead: "after a failure, Save can't be tapped any more"
        case .tellsOnFailure: "somebody is told of a loan that could not be stored"
        case .ignoresASecondTap: "Save stays as it is while the store is at work, and a second tap does nothing"
        case .tellsAfterLeaving: "the screen is left first, and whoever opened it is told then"
        case .usesOtherWords: "the message about a failure has other words"
        }
    }

    static let different: [Fault] = [.ignoresASecondTap, .tellsAfterLeaving, .usesOtherWords]
    static let ofTheLoan: [Fault] = [
        .keepsSpaces, .forgetsTheDays, .lendsAnotherBook, .refusesOneDay, .refusesAYear,
    ]
    static let ofRefusing: [Fault] = [
        .storesWithoutAName, .storesABlankName, .storesNoDays, .storesTooManyDays, .refusesInSilence, .storesTwice,
    ]
    static let ofSuccess: [Fault] = [.leavesAtOnce, .staysOnSuccess, .tellsNobody, .tellsOfNoLoan]
    static let ofFailure: [Fault] = [
        .leavesOnFailure, .saysNothing, .forgetsWhatWasTyped, .saveStaysDead, .tellsOnFailure,
    ]
}
