import Foundation

/// Directs the reservations: who waits for a book, and who may join them.
final class ShelfReserveDirector {
    weak var ui: ShelfReserve_DisplayUI?
    private weak var listener: ShelfReserve_Delegate?
    private let worker: ShelfReserve_ManageData
    private let ways: ShelfReserve_Navigate

    private let book: Book
    /// Nil until it is known, since a line can't be joined before it is shown.
    private var line: [String]?
    private var isSaving = false

    init(
        book: Book, worker: ShelfReserve_ManageData, ways: ShelfReserve_Navigate, listener: ShelfReserve_Delegate?
    ) {
        self.book = book
        self.worker = worker
        self.ways = ways
        self.listener = listener
    }
}

// MARK: - UI events

extension ShelfReserveDirector: ShelfReserve_HandleUIEvents {
    func onUIReady() {
        ui?.display(loading: true)
        worker.fetchLine(for: book)
    }

    func onReserve(name: String) {
        guard let line, !isSaving else { return }
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        if let refusal = refusal(of: name, in: line) {
            ui?.display(error: refusal)
            return
        }
        isSaving = true
        ui?.display(canReserve: false)
        worker.reserve(book, for: name)
    }

    /// Returns why that person may not join the line, or nil for a person who may.
    private func refusal(of name: String, in line: [String]) -> String? {
        func isSame(_ other: String) -> Bool { other.lowercased() == name.lowercased() }
        let borrower = book.loan?.borrower
        if name.isEmpty { return "Please enter a name." }
        if borrower.map(isSame) == true { return "\(name) has this book." }
        if line.contains(where: isSame) { return "\(name) is waiting already." }
        if line.count >= Self.longestLine { return "Three people are waiting already." }
        return nil
    }

    private static let longestLine = 3
}

// MARK: - Data

extension ShelfReserveDirector: ShelfReserve_PresentData {
    func present(line: [String]) {
        self.line = line
        ui?.display(line: line.enumerated().map { "\($0 + 1). \($1)" })
        ui?.display(loading: false)
        ui?.display(canReserve: true)
    }

    func presentLineError() {
        ui?.display(loading: false)
        ui?.display(error: "The reservations could not be loaded.")
    }

    func presentReservation(for name: String) {
        listener?.bookDidGetReserved(for: name, place: (line?.count ?? 0) + 1)
        ways.goBack()
    }

    func presentReservationError() {
        isSaving = false
        ui?.display(canReserve: true)
        ui?.display(error: "The reservation could not be saved.")
    }
}
