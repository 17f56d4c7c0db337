import Foundation
import Spies
import Testing

@testable import Exercise18a

// TODO(18a.9): the same for the Worker.
@Suite("The Worker of the reservations")
struct ShelfReserveWorkerTests {
}
