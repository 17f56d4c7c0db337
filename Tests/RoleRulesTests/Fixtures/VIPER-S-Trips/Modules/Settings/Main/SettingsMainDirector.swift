final class SettingsMainDirector {
    private let navigator: SettingsMain_Navigate

    init(navigator: SettingsMain_Navigate) {
        self.navigator = navigator
    }
}

// MARK: - Handle UI events

extension SettingsMainDirector: SettingsMain_HandleUIEvents {
    func onTrips() {
        navigator.gotoTrips()
    }
}
