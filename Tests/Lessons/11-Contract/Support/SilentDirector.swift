@testable import Lesson11Contract

/// Plays the Director's roles as far as the compiler asks for it: it hears everything and says nothing.
final class SilentDirector: ItemsList_HandleUIEvents, ItemsList_PresentData, ItemsAdd_Delegate {
    func onUIReady() {}
    func onAddItem() {}
    func onDeleteAll() {}
    func onItemSelected(index: Int) {}
    func present(items: [Item]) {}
    func presentFetchError() {}
    func presentDeleteSuccess() {}
    func presentDeleteError() {}
    func didAddItem() {}
}
