import SourceModel
import Synchronization

/// A cache of the types of local variables, so that a long function isn't walked again for each of its calls.
final class LocalTypes: Sendable {
    private struct Key: Hashable {
        let local: ObjectIdentifier
        /// The innermost declaration around the place that asks.
        let around: ObjectIdentifier?

        init(_ local: Declaration, in context: Context) {
            self.local = ObjectIdentifier(local)
            around = context.path.last.map(ObjectIdentifier.init)
        }
    }

    private let known = Mutex<[Key: [KnownType]?]>([:])

    /// Nil for a local that wasn't asked for before; the value itself may be nil as well if the sources don't tell.
    func value(of local: Declaration, in context: Context) -> [KnownType]?? {
        known.withLock { $0[Key(local, in: context)] }
    }

    func note(_ types: [KnownType]?, for locals: [Declaration], in context: Context) {
        known.withLock { known in
            for local in locals { known.updateValue(types, forKey: Key(local, in: context)) }
        }
    }
}
