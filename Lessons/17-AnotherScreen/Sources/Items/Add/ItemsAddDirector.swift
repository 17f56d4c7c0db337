import Foundation

/// Decides what may be saved, and what follows from that.
final class ItemsAddDirector {
    let dataManager: any ItemsAdd_ManageData
    let navigator: any ItemsAdd_Navigate
    weak var ui: (any ItemsAdd_DisplayUI)?
    weak var delegate: (any ItemsAdd_Delegate)?
    private var isSaving = false

    init(dataManager: any ItemsAdd_ManageData, navigator: any ItemsAdd_Navigate) {
        self.dataManager = dataManager
        self.navigator = navigator
    }
}

// MARK: - Handle UI events

extension ItemsAddDirector: ItemsAdd_HandleUIEvents {
    func onSaveItem(name: String, enabled: Bool) {
        guard !isSaving else { return }
        guard !name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else {
            ui?.display(error: "Please enter a name.")
            return
        }
        isSaving = true
        ui?.display(loading: true)
        dataManager.addItem(name: name, enabled: enabled)
    }
}

// MARK: - Present data

extension ItemsAddDirector: ItemsAdd_PresentData {
    func presentSuccess() {
        ui?.display(loading: false)
        delegate?.didAddItem()
        navigator.goBack()
    }

    func presentError() {
        isSaving = false
        ui?.display(loading: false)
        ui?.display(error: "The item could not be saved.")
    }
}
