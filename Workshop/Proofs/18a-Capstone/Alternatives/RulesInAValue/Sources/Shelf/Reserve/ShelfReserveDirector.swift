import Foundation

/// Directs the reservations: who waits for a book, and who may join them.
final class ShelfReserveDirector {
    let dataManager: ShelfReserve_ManageData
    let navigator: ShelfReserve_Navigate
    weak var ui: ShelfReserve_DisplayUI?
    weak var delegate: ShelfReserve_Delegate?

    private let book: Book
    /// Nil until it is known, since a line can't be joined before it is shown.
    private var line: ShelfReserveLine?
    private var isSaving = false

    init(book: Book, dataManager: ShelfReserve_ManageData, navigator: ShelfReserve_Navigate) {
        self.book = book
        self.dataManager = dataManager
        self.navigator = navigator
    }
}

// MARK: - UI events

extension ShelfReserveDirector: ShelfReserve_HandleUIEvents {
    func onUIReady() {
        ui?.display(loading: true)
        dataManager.fetchLine(for: book)
    }

    func onReserve(name: String) {
        guard let line, !isSaving else { return }
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        if let refusal = line.refusal(of: name) {
            ui?.display(error: words(for: refusal, of: name))
            return
        }
        isSaving = true
        ui?.display(canReserve: false)
        dataManager.reserve(book, for: name)
    }

    private func words(for refusal: ShelfReserveLine.Refusal, of name: String) -> String {
        switch refusal {
        case .noName: "Please enter a name."
        case .hasTheBook: "\(name) has this book."
        case .isWaiting: "\(name) is waiting already."
        case .isFull: "Three people are waiting already."
        }
    }
}

// MARK: - Data

extension ShelfReserveDirector: ShelfReserve_PresentData {
    func present(line: [String]) {
        self.line = ShelfReserveLine(borrower: book.loan?.borrower, names: line)
        ui?.display(line: line.enumerated().map { "\($0 + 1). \($1)" })
        ui?.display(loading: false)
        ui?.display(canReserve: true)
    }

    func presentLineError() {
        ui?.display(loading: false)
        ui?.display(error: "The reservations could not be loaded.")
    }

    func presentReservation(for name: String) {
        delegate?.bookDidGetReserved(for: name, place: (line?.names.count ?? 0) + 1)
        navigator.goBack()
    }

    func presentReservationError() {
        isSaving = false
        ui?.display(canReserve: true)
        ui?.display(error: "The reservation could not be saved.")
    }
}
