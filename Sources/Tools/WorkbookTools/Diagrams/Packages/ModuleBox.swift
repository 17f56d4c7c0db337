/// A box of the drawing: a module, or several similar ones.
struct ModuleBox: Equatable {
    /// The name in the box, which no other box has.
    let name: String
    /// The note below the name, if there is one: `executable`, `9 modules`.
    let note: String?
    /// The modules, in the manifest's order.
    let members: [String]

    init(_ node: ModuleGraph.Node) {
        self.init(name: node.name, note: node.note, members: [node.name])
    }

    init(name: String, note: String?, members: [String]) {
        self.name = name
        self.note = note
        self.members = members
    }
}
