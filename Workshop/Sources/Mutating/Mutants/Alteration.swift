/// One change by an operator: a description and its edits.
struct Alteration: Equatable {
    /// The change in the present tense: ``leaves out `store.load()` ``.
    let what: String
    let edits: [TextEdit]

    init(_ what: String, _ edits: [TextEdit]) {
        self.what = what
        self.edits = edits
    }

    init(_ what: String, _ edit: TextEdit) { self.init(what, [edit]) }
}

/// An operator that makes one kind of change in a body.
protocol BodyOperator {
    /// Returns every change of this kind that fits the body.
    static func changes(in body: Body, of app: AppNames) -> [Alteration]
}
