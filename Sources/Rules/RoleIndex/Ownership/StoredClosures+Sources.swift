import SourceModel

// Data sources of tables, which keep the closures that make the cells.
extension StoredClosures {
    /// The storage of a table's data source that is made with a closure: `source =
    /// UITableViewDiffableDataSource(tableView: table) {`
    func sourceOfData(_ callee: Range<Int>, in context: Context) -> Storage? {
        let name = context.file.text(in: callee).prefix { $0 != "<" && $0 != "(" }
        guard name.hasSuffix("DataSource"), codebase.type(at: String(name)) == nil else { return nil }
        return assigned(at: callee.lowerBound, in: context) ?? initialValue(at: callee.lowerBound, in: context)
            ?? answered(in: context)
    }

    /// The storage of the data source that a method makes: `lazy var source = makeSource()`
    private func answered(in context: Context) -> Storage? {
        guard let type = context.type, let function = context.path.last(where: \.isFunction),
            function.type?.names.contains(where: { $0.hasSuffix("DataSource") }) == true
        else { return nil }
        let calls = type.parts.lazy.flatMap { part in
            part.file.references(in: part.declaration).filter { $0.kind == .call && $0.name == function.name }
                .map { (call: $0, file: part.file) }
        }
        return calls.compactMap { call, file in
            let context = codebase.context(of: call, in: file)
            let start = CallChain.start(before: call.offset, in: file)
            return assigned(at: start, in: context) ?? initialValue(at: start, in: context)
        }.first
    }
}
