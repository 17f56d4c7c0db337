nonisolated extension ScreenError.Reason {
    /// The obstacle, as the end of a sentence.
    var what: String {
        switch self {
        case .hidden: "it is hidden, or a view around it is"
        case .disabled: "it is disabled"
        case .notInteractive: "it takes no touches: user interaction is off, there or in a view around it"
        case .covered(let alert): "it is covered by the alert \"\(alert)\""
        case .behindTheBar: "it is behind the navigation bar"
        case .belowTheScreen: "it lies below the last line of the screen"
        case .onAnotherScreen(let title): "it is on the screen \"\(title)\", which is not in front"
        case .missing(let kind, let available):
            available.isEmpty
                ? "there is no such \(kind), and no other"
                : "there is no such \(kind); there is \(available.map { "\"\($0)\"" }.joined(separator: ", "))"
        case .ambiguous(let count): "\(count) things on the screen have that name"
        case .noRow(let count):
            count == 0 ? "the table has no rows" : "the table has \(count) rows, numbered from 0 to \(count - 1)"
        case .noTable: "there is no table on the screen"
        case .noSelection: "the table takes no selection"
        case .noWayBack: "there is no back button, and no sheet to pull down"
        case .refused: "the text field's delegate refused"
        case .tooLate(let time): "it did not happen within \(time)"
        }
    }

    /// The remedy.
    var fix: String {
        switch self {
        case .hidden: "do first what shows it, or wait until it is shown"
        case .disabled: "do first what enables it, or wait until it is enabled"
        case .notInteractive: "set isUserInteractionEnabled, or wait until touches are taken again"
        case .covered: "tap a button of the alert first"
        case .behindTheBar: "place it below the top of view.safeAreaLayoutGuide, or set edgesForExtendedLayout to []"
        case .belowTheScreen: "use a screen with more lines, or put the view into a table"
        case .onAnotherScreen: "go to that screen first"
        case .missing: "use a name that is there, or wait until the screen shows it"
        case .ambiguous: "give one of them an accessibilityLabel of its own and use that"
        case .noRow: "use a row that is there, or wait until the table shows it"
        case .noTable: "go to a screen that has one, or wait until it is shown"
        case .noSelection: "set allowsSelection, or wait until rows can be selected"
        case .noWayBack: "show the screen with pushViewController, and let it keep its back button"
        case .refused: "look at what its delegate's methods answer"
        case .tooLate: "look at the screen: something is unfinished, or something else has happened"
        }
    }
}
