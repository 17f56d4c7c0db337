import Foundation

/// Decides what the form may save, and what follows from that.
///
/// The input stays in the form until it is saved, so there is one account of it.
final class AddItemViewModel {
    /// Whether an item is being saved, or was; then nothing else can be.
    private(set) var isSaving = false {
        didSet { onChange() }
    }
    /// Is called when `isSaving` has changed.
    var onChange: () -> Void = {}
    var onAlert: (Alert) -> Void = { _ in }
    /// Is called once, when the item was stored.
    var onSaved: () -> Void = {}

    let repository: any ItemsRepository
    let now: () -> Date

    init(repository: any ItemsRepository, now: @escaping () -> Date = { Date() }) {
        self.repository = repository
        self.now = now
    }

    /// The button that saves was tapped, with this in the form.
    func save(name: String, enabled: Bool) {
        guard !isSaving else { return }
        guard !name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else {
            onAlert(.error("Please enter a name."))
            return
        }
        isSaving = true
        // The view model is held until the answer: even if the form is gone, the list has to hear of the item.
        repository.add(Item(name: name, enabled: enabled, date: now())) { [self] result in
            switch result {
            case .success:
                onSaved()
            case .failure:
                isSaving = false
                onAlert(.error("The item could not be saved."))
            }
        }
    }
}
