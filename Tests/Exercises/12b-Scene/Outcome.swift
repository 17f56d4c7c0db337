@testable import Exercise12b

/// A message that says how something ended, and what a person reads then.
enum Outcome: CaseIterable {
    case fetchFailed, returned, returnFailed

    /// As the contract has it.
    var name: String {
        switch self {
        case .fetchFailed: "displayFetchError()"
        case .returned: "displayReturnSuccess()"
        case .returnFailed: "displayReturnError()"
        }
    }

    var title: String { self == .returned ? "Done" : "Error" }

    var message: String {
        switch self {
        case .fetchFailed: "Your books could not be loaded."
        case .returned: "All books are back on the shelf."
        case .returnFailed: "Your books could not be returned."
        }
    }

    func display(_ scene: ShelfListScene) {
        switch self {
        case .fetchFailed: scene.displayFetchError()
        case .returned: scene.displayReturnSuccess()
        case .returnFailed: scene.displayReturnError()
        }
    }
}
