/// The concerns of each method of ShelfViewController: every kind of work in it, not only the first.
enum Concerns {
    static func of(_ method: ShelfMethod) -> Set<Concern> {
        switch method {
        case .viewDidLoad: [.view]
        case .setUpReturnButton: [.view]
        case .setUpTable: [.view]
        case .loadBooks: [.navigation, .view]
        case .readBooks: [.businessRule, .storage]
        case .lend: [.businessRule, .storage]
        case .returnAllBooks: [.businessRule, .navigation, .storage, .view]
        case .numberOfRows: [.view]
        case .cellForRow: [.businessRule, .formatting, .view]
        case .didSelectRow: [.navigation, .view]
        }
    }
}
