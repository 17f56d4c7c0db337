@testable import Lesson16Errata

/// Stands in a strong reference to whoever presents, and holds it weakly.
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
