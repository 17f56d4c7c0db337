import Foundation
import Spies
import Testing

@testable import Exercise21

// TODO(21.9): the same for the Worker.
@Suite("The Worker of the reservations")
struct ShelfReserveWorkerTests {
}
