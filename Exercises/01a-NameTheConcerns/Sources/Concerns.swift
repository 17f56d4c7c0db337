/// The concerns of each method of ShelfViewController: every kind of work in it, not only the first.
enum Concerns {
    // TODO(01a.1): name what the calls of each method give away.
    // TODO(01a.2): name the business rules, which no call gives away.
    // TODO(01a.3): name nothing that a method doesn't do.
    static func of(_ method: ShelfMethod) -> Set<Concern> {
        switch method {
        case .viewDidLoad: [.view]
        case .setUpReturnButton: [.view]
        case .setUpTable: [.view]
        case .loadBooks: [.view]
        case .readBooks: [.view]
        case .lend: [.view]
        case .returnAllBooks: [.view]
        case .numberOfRows: [.view]
        case .cellForRow: [.view]
        case .didSelectRow: [.view]
        }
    }
}
