protocol SettingsMain_HandleUIEvents: AnyObject {
    func onTrips()
}

protocol SettingsMain_Navigate: AnyObject {
    func gotoTrips()
}
