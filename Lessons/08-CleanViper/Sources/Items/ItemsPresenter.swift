import Foundation

/// Passes the list's events on, inward or to the router, and turns what comes of them into what is shown.
final class ItemsPresenter {
    weak var output: (any ItemsPresenterOutput)?
    weak var router: (any ItemsRouterProtocol)?
    let useCase: ItemsUseCase
    /// Whether the items are being deleted; until that has ended, no second deletion starts.
    private var isDeleting = false
    private var rows: [ItemsViewModel] = []
    /// The rows that have come since the start of a list, to be shown at its end.
    private var arriving: [ItemsViewModel] = []
    private var message: String?
    private var alert: AlertViewModel?

    init(useCase: ItemsUseCase) {
        self.useCase = useCase
    }

    var rowCount: Int { rows.count }

    func row(at index: Int) -> ItemsViewModel { rows[index] }

    private var noItems: String { NSLocalizedString("No items yet", comment: "In place of the list's rows") }

    private func load() {
        output?.showItemsStart()
        useCase.eventViewReady()
    }
}

// MARK: - Events

extension ItemsPresenter {
    func eventViewReady() {
        output?.show(
            titles: ItemsTitlesViewModel(
                title: NSLocalizedString("Items", comment: "Title of the list"),
                add: NSLocalizedString("Add", comment: "Button that leads to a form for a new item"),
                deleteAll: NSLocalizedString("Delete all", comment: "Button that deletes all items"),
                loading: NSLocalizedString("Loading", comment: "What VoiceOver calls the indicator")))
        load()
    }

    func eventAdd() {
        router?.eventAdd(delegate: self)
    }

    func eventDeleteAll() {
        guard !isDeleting else { return }
        isDeleting = true
        output?.showDeleteAllStart()
        useCase.eventDeleteAll()
    }

    func eventItemSelected(at index: Int) {
        // The rows may have been deleted between the touch and its end.
        guard rows.indices.contains(index) else { return }
        router?.eventItemSelected(id: rows[index].id)
    }
}

// MARK: - View ready output

extension ItemsPresenter: ItemsViewReadyUseCaseOutput {
    func presentItemsStart() {
        arriving = []
        message = nil
        alert = nil
    }

    func present(item: ItemsPresentationModel) {
        arriving.append(ItemsViewModel(item: item))
    }

    func presentNoItemsFound() {
        message = noItems
    }

    func presentItemsError() {
        alert = .error(NSLocalizedString("Your items could not be loaded.", comment: "Message of an alert"))
    }

    func presentItemsEnd() {
        // An error takes nothing away: the rows that are there stay.
        if let alert {
            output?.showItemsError(alert: alert)
            return
        }
        rows = arriving
        if let message {
            output?.showItems(message: message)
        } else {
            output?.showItems()
        }
    }
}

// MARK: - Delete all output

extension ItemsPresenter: ItemsDeleteAllUseCaseOutput {
    func presentDeleteAllSuccess() {
        isDeleting = false
        rows = []
        let done = NSLocalizedString("All items were deleted.", comment: "Message of an alert")
        output?.showDeleteAll(message: noItems, alert: .done(done))
    }

    func presentDeleteAllError() {
        isDeleting = false
        let error = NSLocalizedString("Your items could not be deleted.", comment: "Message of an alert")
        output?.showDeleteAllError(alert: .error(error))
    }
}

extension ItemsPresenter: ItemsUseCaseOutput {}

// MARK: - News from the form

extension ItemsPresenter: AddItemDelegate {
    func addItemDidSave() {
        load()
    }
}
