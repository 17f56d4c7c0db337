@testable import Lesson16Errata

/// Takes a presenter's place in a strong reference, and holds the presenter weakly.
final class WeakPresenter: CopiedList_PresentData {
    private weak var presenter: (any CopiedList_PresentData)?

    init(_ presenter: any CopiedList_PresentData) {
        self.presenter = presenter
    }

    func present(notes: [Note]) { presenter?.present(notes: notes) }
    func presentFetchError() { presenter?.presentFetchError() }
    func presentDeleteSuccess() { presenter?.presentDeleteSuccess() }
    func presentDeleteError() { presenter?.presentDeleteError() }
}
