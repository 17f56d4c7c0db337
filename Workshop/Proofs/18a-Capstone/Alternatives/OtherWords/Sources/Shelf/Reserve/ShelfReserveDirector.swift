import Foundation

/// Directs the reservations.
final class ShelfReserveDirector {
    weak var ui: ShelfReserve_DisplayUI?
    weak var delegate: ShelfReserve_Delegate?
    var dataManager: ShelfReserve_ManageData?
    var navigator: ShelfReserve_Navigate?

    private enum Stage {
        case waitsForLine, isOpen, saves
    }

    private let bookID: Int
    private let borrower: String?
    private var names: [String] = []
    private var stage = Stage.waitsForLine

    init(book: Book) {
        bookID = book.id
        borrower = book.loan?.borrower
    }
}

extension ShelfReserveDirector: ShelfReserve_HandleUIEvents {
    func onScreenReady() {
        ui?.display(.loading)
        dataManager?.getLine(ofBook: bookID)
    }

    func onReserveTapped(typed: String) {
        guard stage == .isOpen else { return }
        let name = typed.trimmingCharacters(in: .whitespacesAndNewlines)
        if name.isEmpty {
            ui?.displayNoName()
        } else if name.lowercased() == borrower?.lowercased() {
            ui?.displayHasTheBook(name)
        } else if names.map({ $0.lowercased() }).contains(name.lowercased()) {
            ui?.displayWaits(name)
        } else if names.count > 2 {
            ui?.displayFull()
        } else {
            stage = .saves
            ui?.display(isOpen: false)
            dataManager?.put(name, inLineOfBook: bookID)
        }
    }
}

extension ShelfReserveDirector: ShelfReserve_PresentData {
    func present(_ outcome: ShelfReserveOutcome) {
        switch outcome {
        case .line(let names):
            self.names = names
            stage = .isOpen
            ui?.display(
                .line(names.enumerated().map { ShelfReservePersonUI(text: "\($0 + 1). \($1)") }))
            ui?.display(isOpen: true)
        case .failure:
            ui?.display(.nothing)
            ui?.displayNoLine()
        }
    }

    func present(reservation: Result<String, any Error>) {
        switch reservation {
        case .success(let name):
            delegate?.lineDidGrow(by: name, to: names.count + 1)
            navigator?.gotoBook()
        case .failure:
            stage = .isOpen
            ui?.displayNotSaved()
            ui?.display(isOpen: true)
        }
    }
}
