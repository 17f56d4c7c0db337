import SourceModel
import Synchronization

/// What local variables hold, as far as it was asked for, so that a long function is not walked anew for each call in
/// it.
final class LocalTypes: Sendable {
    private struct Key: Hashable {
        let local: ObjectIdentifier
        /// What stands around the place that asks.
        let around: ObjectIdentifier?

        init(_ local: Declaration, in context: Context) {
            self.local = ObjectIdentifier(local)
            around = context.path.last.map(ObjectIdentifier.init)
        }
    }

    private let known = Mutex<[Key: [KnownType]?]>([:])

    /// Nil where it was not asked for before; what it holds may be nil too, where the sources don't tell.
    func value(of local: Declaration, in context: Context) -> [KnownType]?? {
        known.withLock { $0[Key(local, in: context)] }
    }

    func note(_ types: [KnownType]?, for locals: [Declaration], in context: Context) {
        known.withLock { known in
            for local in locals { known.updateValue(types, forKey: Key(local, in: context)) }
        }
    }
}
