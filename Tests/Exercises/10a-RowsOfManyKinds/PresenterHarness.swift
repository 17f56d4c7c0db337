import ExerciseSupport

@testable import Exercise10a

/// The list's presenter and use case alone, once the books have come or failed to come.
final class PresenterHarness {
    let presenter: ShelfListPresenter
    private let useCase: ShelfListUseCase

    init(_ books: [Book] = Books.all, fails: Bool = false) {
        let manager = BookManagerSpy(books)
        manager.fails = fails
        useCase = ShelfListUseCase(entityGateway: manager, now: { TestClock.noon })
        presenter = ShelfListPresenter(useCase: useCase, router: RouterSpy())
        useCase.output = presenter
        presenter.eventViewReady()
        manager.answerAll()
    }

    /// The rows, from the first to the last, whatever their type is.
    var rows: [Any] { (0..<presenter.rowCount).map { presenter.row(at: $0) } }

    /// The first row of each kind that is there, known by its texts, wherever a row keeps them.
    func places() -> [Kind: Int] {
        var places: [Kind: Int] = [:]
        for (index, row) in rows.enumerated() {
            if let kind = Self.texts(in: row).lazy.compactMap({ Kind(of: [$0]) }).first,
                places[kind] == nil
            {
                places[kind] = index
            }
        }
        return places
    }

    /// All texts that a value holds, however deep.
    static func texts(in value: Any) -> [String] {
        if let text = value as? String { return [text] }
        return Mirror(reflecting: value).children.flatMap { texts(in: $0.value) }
    }
}
