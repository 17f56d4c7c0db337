import Dispatch
import Synchronization

extension Array where Element: Sendable {
    /// Returns the same as `map`, on all cores.
    func concurrentMap<Value: Sendable>(_ transform: @Sendable (Element) -> Value) -> [Value] {
        let values = Mutex<[Value?]>([Value?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let value = transform(self[index])
            values.withLock { $0[index] = value }
        }
        return values.withLock { $0.compactMap { $0 } }
    }
}
