/// Holds a presenter without owning it.
struct WeakPresenter {
    weak var value: BookDetailInteractorOutputProtocol?
}
