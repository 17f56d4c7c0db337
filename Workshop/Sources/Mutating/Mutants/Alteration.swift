/// What an operator makes of one place: words for it, and the edits.
struct Alteration: Equatable {
    /// What it does, in the present tense: ``leaves out `store.load()` ``.
    let what: String
    let edits: [TextEdit]

    init(_ what: String, _ edits: [TextEdit]) {
        self.what = what
        self.edits = edits
    }

    init(_ what: String, _ edit: TextEdit) { self.init(what, [edit]) }
}

/// Makes changes of one kind in a body.
protocol BodyOperator {
    /// All that it can make there.
    static func changes(in body: Body, of app: AppNames) -> [Alteration]
}
