import RoleIndex
import SourceModel

extension Sources {
    /// The types that have no role in an architecture; none for `mvc`, which has no roles.
    public func unplaced(in architecture: Architecture) -> [UnplacedType] {
        guard !architecture.vocabulary.actors.isEmpty else { return [] }
        return Codebase(self, vocabulary: architecture.vocabulary).unplaced
    }
}
