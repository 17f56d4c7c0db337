import Foundation
import Spies
import Testing

@testable import Exercise18a

// TODO(18a.8): these tests pass on your Director, and would fail on a wrong one.
// TODO(18a.9): each of its messages and conditions is missed by a test when it is gone.
@Suite("The Director of the reservations")
struct ShelfReserveDirectorTests {
}
