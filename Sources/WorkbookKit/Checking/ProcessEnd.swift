import SourceModel

/// Finds the calls that end a process, which no solution needs.
enum ProcessEnd {
    private static let calls: Set<String> = ["exit", "_exit", "_Exit", "quick_exit", "abort", "kill", "raise"]

    private static func isEnd(_ reference: Reference) -> Bool {
        let modules = [nil, "Foundation", "Darwin", "Glibc", "Musl"]
        return reference.kind == .call && calls.contains(reference.name) && modules.contains(reference.receiver)
    }

    /// Where the first of them stands in the files that a learner edits: `path:line:column`.
    static func place(in exercise: Exercise, _ checkout: Checkout) -> String? {
        for path in exercise.editable.map({ exercise.path + "/" + $0 }) {
            guard let sources = try? Sources(at: checkout.url(path)) else { continue }
            for file in sources.files {
                if let call = file.references.first(where: { isEnd($0) }) {
                    return "\(path):\(call.location.line):\(call.location.column)"
                }
            }
        }
        return nil
    }
}
