import Foundation

/// A clock that stands still until a test moves it.
final class Clock {
    var now = Date.morning
}
