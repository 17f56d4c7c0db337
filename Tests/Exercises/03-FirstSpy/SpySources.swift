import SourceModel

/// The stand-ins for the store in a learner's files, as far as their text tells.
struct SpySources {
    private let files: [SourceFile]
    /// Types that conform, by their own line or by an extension's.
    private let types: [Declaration]

    init(_ sources: Sources) {
        files = sources.files
        let all = sources.files.flatMap(\.declarations).flatMap(\.all)
        let conforming = all.filter { declaration in
            (declaration.isType || declaration.kind == .extension)
                && declaration.inherited.contains { $0.text.contains("BooksStoring") }
        }
        let names = Set(conforming.map(\.name))
        types = all.filter { $0.isType && names.contains($0.name) }
    }

    /// Where the first of them is.
    var place: String? { types.first.map { "\($0.location.file):\($0.location.line)" } }

    /// Whether one of them keeps something.
    var remember: Bool {
        types.contains { type in
            type.inherited.contains { $0.text == "Spy" } || type.members.contains { $0.isStored && !$0.isStatic }
        }
    }

    /// Where a stand-in answers inside the call itself, if it does so whatever a test wants.
    var answerInTheCall: String? {
        for file in files {
            for save in file.declarations.flatMap(\.all) where save.signature == "save(_:ofBook:then:)" {
                guard let completion = save.parameters.last?.name, let body = save.extent.body,
                    !file.text(in: body).contains(/\b(if|guard|switch|while|for)\b/)
                else { continue }
                let answer = file.references(in: body).first { $0.kind == .call && $0.name == completion }
                if let answer { return "\(answer.location.file):\(answer.location.line)" }
            }
        }
        return nil
    }
}
