import Foundation

/// What may be wrong with lending, or right and different; a run has one of these at most.
nonisolated enum Fault: String, CaseIterable {
    case keepsSpaces, forgetsTheName, forgetsTheDays, lendsAnotherBook, refusesOneDay, refusesAYear
    case storesWithoutAName, storesABlankName, storesNoDays, storesTooManyDays, storesTwice
    case refusesNobodyInSilence, refusesTooFewDaysInSilence, refusesTooManyDaysInSilence
    case leavesAtOnce, tellsAtOnce, staysOnSuccess, tellsNobody, tellsOfNoLoan, tellsOfAnotherLoan, tellsOfAnotherBook
    case leavesOnFailure, saysNothing, forgetsTheTypedName, forgetsTheTypedDays, saveStaysDead, tellsOnFailure
    case ignoresTapsAfterAFailure
    /// Right, and different.
    case ignoresASecondTap, tellsAfterLeaving, usesOtherWords, emptiesWhatItRefuses

    /// Whether the fault is switched on for this run.
    var isOn: Bool { self == Fault.current }

    private static let current = ProcessInfo.processInfo.environment["WORKBOOK_FAULT"].flatMap(Fault.init)
}
