import SourceModel

/// The learner's stand-ins for the store, as far as the files' text tells.
struct SpySources {
    private let files: [SourceFile]
    private let all: [Declaration]
    /// Types that conform: by their own line, by an extension's, or through a protocol or a superclass.
    private let types: [Declaration]
    /// Whether an extension conforms a type that is declared elsewhere, whose properties can't be seen here.
    private let conformsElsewhere: Bool

    init(_ sources: Sources) {
        files = sources.files
        all = files.flatMap(\.declarations).flatMap(\.all)
        var names: Set = ["BooksStoring"]
        while true {
            let more = all.filter { $0.isType || $0.kind == .extension || $0.kind == .typealias }
                .filter { !Self.names(after: $0).isDisjoint(with: names) }.map(Self.name)
            if names.isSuperset(of: more) { break }
            names.formUnion(more)
        }
        types = all.filter { $0.isType && $0.kind != .protocol && names.contains($0.name) }
        let known = Set(all.filter { $0.kind != .extension }.map(\.name))
        conformsElsewhere = names.subtracting(known) != ["BooksStoring"]
    }

    /// Where the first of them is.
    var place: String? { types.first.map(\.location.place) }

    /// Whether one of the stand-ins keeps something of its own.
    var remember: Bool { conformsElsewhere || types.contains { keeps($0, besides: []) } }

    /// Returns whether one of the declarations is kept by one of the stand-ins.
    func keep(anyOf declarations: [Declaration]) -> Bool {
        types.flatMap(\.members).contains { declarations.contains($0) }
    }

    /// In a property or a case that has something with it, its own or its superclass's.
    private func keeps(_ type: Declaration, besides seen: Set<String>) -> Bool {
        if type.members.contains(where: { $0.isStored && !$0.isStatic && $0.kind == .property }) { return true }
        if type.members.contains(where: { $0.kind == .enumCase && !$0.parameters.isEmpty }) { return true }
        let above = Self.names(after: type)
        return above.contains("Spy")
            || all.contains {
                $0.kind == .class && above.contains($0.name) && !seen.contains($0.name)
                    && keeps($0, besides: seen.union([$0.name]))
            }
    }

    /// `LendTests.StoreSpy`, as an extension names it, is the StoreSpy that is declared somewhere inside.
    private static func name(_ declaration: Declaration) -> String { last(declaration.name) }

    /// What a declaration inherits or conforms to, or stands for, by the last part of each name.
    private static func names(after declaration: Declaration) -> Set<String> {
        Set((declaration.inherited + [declaration.type].compactMap(\.self)).flatMap(\.names).map(last))
    }

    private static func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    /// The place where a stand-in answers inside the call itself, whatever a test wants.
    var answerInTheCall: String? {
        for file in files {
            for save in file.declarations.flatMap(\.all) where save.signature == "save(_:ofBook:then:)" {
                guard let completion = save.parameters.last?.name, let body = save.extent.body,
                    !file.text(in: body).contains(/\b(if|guard|switch|while|for)\b/)
                else { continue }
                let answer = file.references(in: body).first { call in
                    call.kind == .call && call.name == completion
                        && !file.closures.contains { $0.extent.contains(call.offset) }
                }
                if let answer { return answer.location.place }
            }
        }
        return nil
    }
}
