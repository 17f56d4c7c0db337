import Foundation

/// A person in line, ready to be shown.
struct ShelfReservePersonUI: Equatable {
    let text: String
}

/// The screen's content in place of the line.
enum ShelfReserveStateUI: Equatable {
    case loading
    case line([ShelfReservePersonUI])
    case nothing
}

/// The result of loading the line.
enum ShelfReserveOutcome: Equatable {
    case line([String])
    case failure
}

protocol ShelfReserve_DisplayUI: AnyObject {
    func display(_ state: ShelfReserveStateUI)
    func display(isOpen: Bool)
    func displayNoLine()
    func displayNoName()
    func displayHasTheBook(_ name: String)
    func displayWaits(_ name: String)
    func displayFull()
    func displayNotSaved()
}

protocol ShelfReserve_HandleUIEvents: AnyObject {
    func onScreenReady()
    func onReserveTapped(typed: String)
}

protocol ShelfReserve_ManageData: AnyObject {
    func getLine(ofBook id: Int)
    func put(_ name: String, inLineOfBook id: Int)
}

protocol ShelfReserve_PresentData: AnyObject {
    func present(_ outcome: ShelfReserveOutcome)
    func present(reservation: Result<String, any Error>)
}

protocol ShelfReserve_Navigate: AnyObject {
    func gotoBook()
}

protocol ShelfReserve_Delegate: AnyObject {
    func lineDidGrow(by name: String, to count: Int)
}
