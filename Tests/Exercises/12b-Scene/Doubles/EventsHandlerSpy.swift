import Spies

@testable import Exercise12b

/// Stands in for the Director.
///
/// It can answer at once when the UI is ready, as a Director with a quick Worker would.
final class EventsHandlerSpy: Spy, ShelfList_HandleUIEvents {
    var answer: (() -> Void)?

    func onUIReady() {
        record()
        answer?()
    }

    func onReturnAll() { record() }
    func onBookSelected(index: Int) { record(index) }
}
