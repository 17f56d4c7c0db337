extension PackageDiagram {
    /// Whether there is no circle, and no import that the manifest doesn't declare.
    var isSound: Bool { graph.circles.isEmpty && undeclared.isEmpty }

    /// The files that couldn't be read and don't count.
    var unread: [String] { graph.unread.map(\.description) }

    /// The errors and the possible ones, each with its place and its remedy.
    var report: [String] {
        undeclared.map(Self.text(undeclared:)) + graph.circles.map(text(circle:)) + unused.map(Self.note(unused:))
    }

    private var undeclared: [ModuleArrow] { graph.arrows.filter { $0.kind == .undeclared } }

    private var unused: [ModuleArrow] { graph.arrows.filter { $0.kind == .unused } }

    private static func text(undeclared arrow: ModuleArrow) -> String {
        """
        \(place(of: arrow))error: \(arrow.from) imports \(arrow.to), and Package.swift does not declare it
          why: that compiles only as long as something else happens to have built \(arrow.to) before
          fix: add "\(arrow.to)" to the dependencies of \(arrow.from), or do without the import
        """
    }

    private func text(circle names: [String]) -> String {
        let steps = zip(names, names.dropFirst() + names.prefix(1))
        let uses = steps.compactMap { from, to -> String? in
            guard let arrow = graph.arrows.first(where: { $0.from == from && $0.to == to }) else { return nil }
            let how = arrow.type.map { "names \($0) of" } ?? (arrow.place == nil ? "declares" : "imports")
            return "  \(Self.place(of: arrow))\(from) \(how) \(to)"
        }
        let things = graph.isOfFolders ? "folders" : "modules"
        let circle = (names + names.prefix(1)).joined(separator: " → ")
        return """
            error: a circle of \(things): \(circle)
            \(uses.joined(separator: "\n"))
              why: none of them can be understood, tested or taken away without all the others
              fix: move what two of them need into one that uses neither, or hand it in through a protocol
            """
    }

    private static func note(unused arrow: ModuleArrow) -> String {
        """
        note: Package.swift declares that \(arrow.from) uses \(arrow.to), and no file imports it
          fix: take "\(arrow.to)" out of the dependencies of \(arrow.from), unless it is there only to be built
        """
    }

    private static func place(of arrow: ModuleArrow) -> String { arrow.place.map { "\($0): " } ?? "" }
}
