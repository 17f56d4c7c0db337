import Synchronization

/// A value that several rules may ask for at the same time: the first one makes it while the others wait.
final class MadeOnce<Value: Sendable>: Sendable {
    private let made = Mutex<Value?>(nil)

    func value(_ make: () -> Value) -> Value {
        made.withLock { made in
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}
