/// A change of the Items app as it is made on one rung.
public struct RungChange: Sendable, Equatable {
    /// The change's name on all rungs: `sort-by-name`.
    public let name: String
    /// Where it went on this rung, and why there.
    public let how: String
    /// What is edited, in the rung's code and in its suites; paths begin at the checkout's root.
    public let edits: [MutantEdit]
    /// The line of its name in the file that describes it, from 1.
    let line: Int

    /// The rung's files with the change made in them.
    func made(in files: FileTree) throws(VariantError) -> FileTree {
        var changed = files
        for edit in edits { try edit.make(in: &changed) }
        if changed == files { throw .nothingChanges }
        return changed
    }
}
