import SourceModel

/// The code that asks a loan whether it is overdue: by `isOverdue(at:)`, or by a helper that does, in any file.
struct Asking {
    /// What UIKit calls.
    ///
    /// Every screen has some of these, so they say nothing about who asks.
    private static let callbacks: Set<String> = ["tableView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "init"]

    /// `isOverdue`, and the names of the helpers.
    private let names: Set<String>

    init(in sources: Sources) {
        let helpers = sources.files.flatMap { file in
            file.declarations.flatMap(\.all).filter {
                $0.extent.body != nil && !$0.isType && $0.kind != .extension && !Self.callbacks.contains($0.name)
            }
            .map { (name: $0.name, uses: Set(file.references(in: $0).map(\.name))) }
        }
        var names: Set<String> = ["isOverdue"]
        var count = 0
        // A helper may ask through another one.
        while names.count > count {
            count = names.count
            names.formUnion(helpers.filter { !$0.uses.isDisjoint(with: names) }.map(\.name))
        }
        self.names = names
    }

    /// Returns whether a file asks.
    func isDone(in file: SourceFile) -> Bool { file.references.contains { names.contains($0.name) } }
}
