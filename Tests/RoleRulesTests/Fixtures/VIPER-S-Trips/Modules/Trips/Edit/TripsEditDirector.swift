import Foundation

final class TripsEditDirector {
    weak var ui: TripsEdit_DisplayUI?
    let dataManager: TripsEdit_ManageData
    let navigator: TripsEdit_Navigate
    var delegate: TripsEdit_Delegate?

    init(dataManager: TripsEdit_ManageData, navigator: TripsEdit_Navigate) {
        self.dataManager = dataManager
        self.navigator = navigator
    }
}

// MARK: - Handle UI events

extension TripsEditDirector: TripsEdit_HandleUIEvents {
    func onSave(name: String?, kilometers: String?) {
        guard let name = name?.trimmingCharacters(in: .whitespaces), !name.isEmpty else {
            ui?.display(error: "A trip needs a name.")
            return
        }
        ui?.display(saving: true)
        dataManager.add(name: name, kilometers: Double(kilometers ?? "") ?? 0)
    }
}

// MARK: - Present data

extension TripsEditDirector: TripsEdit_PresentData {
    func presentSuccess() {
        UserDefaults.standard.set(true, forKey: "hasTrips")
        delegate?.tripDidSave()
        TripsListDirector.needsRefresh = true
        navigator.goBack()
    }

    func presentError(_ message: String) {
        ui?.display(saving: false)
        ui?.display(error: message)
    }
}
