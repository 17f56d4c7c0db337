/// One thing that is wrong with the small app, and the journey that has to notice.
nonisolated enum Flaw: CaseIterable, Sendable {
    case showsNoIndicator
    case formatsDatesInItsOwnWay
    case deletesWhileItLoads
    case leavesAnEmptyListBlank
    case keepsTurningAfterAFailure
    case overwritesABrokenFile
    case deletesABrokenFile
    case opensTheFirstRowAlways
    case showsDisabledItemsInGray
    case callsItsFormNewItem
    case putsTheSwitchFirst
    case doesNotLoadAgainAfterAdding
    case ignoresTheSwitch
    case storesNewItemsFirst
    case storesBlankNames
    case storesNamesOfWhiteSpace
    case clearsTheFormBeforeSaving
    case leavesSaveDisabledAfterAFailure
    case deletesInSilence
    case deletesOnScreenOnly
    case emptiesTheRowsBeforeDeleting
    case sortsByName
    case opensRowsThatAreGone
    case buildsACellForEachRow
    case holdsTheFormInItsButton
    case holdsTheDetailInTheList
    case holdsTheListAfterLoading
    case goesBackFromAFormThatWasLeft
    case savesAsOftenAsTapped

    /// The number of the journey that fails.
    var journey: Int {
        switch self {
        case .showsNoIndicator, .formatsDatesInItsOwnWay, .deletesWhileItLoads: 1
        case .leavesAnEmptyListBlank: 2
        case .keepsTurningAfterAFailure, .overwritesABrokenFile, .deletesABrokenFile: 3
        case .opensTheFirstRowAlways, .showsDisabledItemsInGray: 4
        case .callsItsFormNewItem, .putsTheSwitchFirst, .doesNotLoadAgainAfterAdding, .ignoresTheSwitch,
            .storesNewItemsFirst:
            5
        case .storesBlankNames, .storesNamesOfWhiteSpace: 6
        case .clearsTheFormBeforeSaving, .leavesSaveDisabledAfterAFailure: 7
        case .deletesInSilence, .deletesOnScreenOnly: 8
        case .emptiesTheRowsBeforeDeleting: 9
        case .sortsByName: 10
        case .opensRowsThatAreGone: 11
        case .buildsACellForEachRow: 12
        case .holdsTheFormInItsButton, .holdsTheDetailInTheList, .holdsTheListAfterLoading,
            .goesBackFromAFormThatWasLeft:
            13
        case .savesAsOftenAsTapped: 14
        }
    }
}
