import Foundation

protocol TripsEdit_DisplayUI: AnyObject {
    func display(error: String)
    func display(saving: Bool)
}

protocol TripsEdit_HandleUIEvents {
    func onSave(name: String?, kilometers: String?)
}

protocol TripsEdit_ManageData {
    func add(name: String, kilometers: Double)
}

protocol TripsEdit_PresentData: AnyObject {
    func presentSuccess()
    func presentError(_ message: String)
}

protocol TripsEdit_Navigate {
    func goBack()
}

protocol TripsEdit_Delegate: AnyObject {
    func tripDidSave()
}
