import Foundation
import Spies
import Testing

@testable import Exercise07b

@Suite("The data manager that asks the library")
struct ShelfLendAPIDataManagerTests {
    private let library: LibrarySpy
    private let caller: CallerSpy
    private let dataManager: ShelfLendAPIDataManager

    init() {
        let log = MessageLog()
        library = LibrarySpy("library", log: log)
        caller = CallerSpy("caller", log: log)
        dataManager = ShelfLendAPIDataManager(library: library)
    }

    // TODO(07b.4): look at the request, and let the library answer in every way that it can.
}
