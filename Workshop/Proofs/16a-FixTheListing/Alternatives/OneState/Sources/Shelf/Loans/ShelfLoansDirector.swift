import Foundation
import HeadlessUIKit

/// Directs the screen of loans: what is asked for when, and how loans look.
final class ShelfLoansDirector {
    weak var ui: (any ShelfLoans_DisplayUI)?
    weak var delegate: (any ShelfLoans_Delegate)?

    private let dataManager: any ShelfLoans_ManageData
    private let navigator: any ShelfLoans_Navigate
    private let now: @MainActor () -> Date
    private var isReturning = false
    private var state = ShelfLoansStateUI() {
        didSet { ui?.display(state) }
    }

    init(
        dataManager: any ShelfLoans_ManageData, navigator: any ShelfLoans_Navigate, now: @escaping @MainActor () -> Date
    ) {
        self.dataManager = dataManager
        self.navigator = navigator
        self.now = now
    }

    private func loanUI(_ book: Book) -> ShelfLoansLoanUI {
        let loan = book.loan.map { "\($0.borrower), until \(ShelfLoansDayText.text($0.due))" }
        return ShelfLoansLoanUI(
            title: book.title, detail: loan ?? "", color: book.isOverdue(at: now()) ? .systemRed : .darkGray)
    }
}

// MARK: - UI events

extension ShelfLoansDirector: ShelfLoans_HandleUIEvents {
    func onScreenLoaded() {
        state.isLoading = true
        dataManager.findLoans()
    }

    func onAllWanted() {
        if isReturning { return }
        isReturning = true
        state.isLoading = true
        dataManager.returnAllLoans()
    }

    func onClose() {
        navigator.goUp()
    }
}

// MARK: - Data

extension ShelfLoansDirector: ShelfLoans_PresentData {
    func present(loans: [Book]) {
        state = ShelfLoansStateUI(loans: loans.map(loanUI), isLoading: isReturning, isEmpty: loans.isEmpty)
    }

    func presentEndOfLoans() {
        isReturning = false
        present(loans: [])
        ui?.display(alert: "Done", text: "All books are back on the shelf.")
        delegate?.loansDidEnd()
    }

    func presentError(isReturning wasReturning: Bool) {
        if wasReturning { isReturning = false }
        state.isLoading = isReturning
        ui?.display(
            alert: "Error",
            text: wasReturning ? "The books could not be returned." : "The loans could not be loaded.")
    }
}
