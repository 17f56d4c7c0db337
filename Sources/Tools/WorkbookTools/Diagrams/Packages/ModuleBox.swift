/// What is drawn as one box: a module, or many that are alike.
struct ModuleBox: Equatable {
    /// What stands in it; each box has another one.
    let name: String
    /// What stands below, where there is more to say: `executable`, `9 modules`.
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
