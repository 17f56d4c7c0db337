import UIKit

protocol TripsDetail_DisplayUI: AnyObject {
    func display(name: String)
    func display(distance: String)
    func display(color: UIColor)
}

protocol TripsDetail_HandleUIEvents: AnyObject {
    func onUIReady()
}
