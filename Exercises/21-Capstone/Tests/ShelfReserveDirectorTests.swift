import Foundation
import Spies
import Testing

@testable import Exercise21

// TODO(21.8): these tests pass on your Director, and would fail on a wrong one.
// TODO(21.9): each of its messages and conditions is missed by a test when it is gone.
@Suite("The Director of the reservations")
struct ShelfReserveDirectorTests {
}
