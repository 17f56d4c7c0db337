import Foundation

/// Directs lending, which needs a borrower's name and a sensible number of days.
final class ShelfLendDirector {
    let dataManager: ShelfLend_ManageData
    let navigator: ShelfLend_Navigate
    weak var ui: ShelfLend_DisplayUI?
    weak var delegate: ShelfLend_Delegate?

    private let book: Book
    private let now: @MainActor () -> Date
    private var isSaving = false

    init(
        book: Book, dataManager: ShelfLend_ManageData, navigator: ShelfLend_Navigate,
        now: @escaping @MainActor () -> Date
    ) {
        self.book = book
        self.dataManager = dataManager
        self.navigator = navigator
        self.now = now
    }
}

// MARK: - UI events

extension ShelfLendDirector: ShelfLend_HandleUIEvents {
    func onUIReady() {
        ui?.display(bookTitle: book.title)
    }

    func onSave(borrower: String, days: String) {
        guard !isSaving else { return }
        let name = borrower.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else {
            ui?.displayBorrowerMissing()
            return
        }
        guard let count = Int(days.trimmingCharacters(in: .whitespaces)), (1...365).contains(count) else {
            ui?.displayDaysMissing()
            return
        }
        let secondsADay = 86_400.0
        isSaving = true
        ui?.display(saving: true)
        dataManager.lend(
            book, with: Loan(borrower: name, due: now().addingTimeInterval(Double(count) * secondsADay)))
    }
}

// MARK: - Data

extension ShelfLendDirector: ShelfLend_PresentData {
    func presentSuccess(book: Book) {
        Task {
            delegate?.bookDidGetLent(book)
            navigator.goBack()
        }
    }

    func presentError() {
        isSaving = false
        ui?.display(saving: false)
        ui?.displayError()
    }
}
