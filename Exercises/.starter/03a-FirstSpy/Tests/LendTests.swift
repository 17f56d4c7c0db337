import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise03a

@Suite("The screen for lending")
struct LendTests {
    // TODO(03a.1): tests that pass on every app that keeps the promises, and only there.
    // TODO(03a.2): what is stored of what was typed?
    // TODO(03a.3): when is nothing stored, and what does the screen say then?
    // TODO(03a.4): what happens when the store succeeds, and not before?
    // TODO(03a.5): what happens when the store fails?
}
