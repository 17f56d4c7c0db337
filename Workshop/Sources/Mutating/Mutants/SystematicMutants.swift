import SourceModel

/// Generates wrong answers from a right one: every operator's change at every place where it fits.
enum SystematicMutants {
    private static var operators: [any BodyOperator.Type] {
        [
            CallOperator.self, ConditionOperator.self, ReferenceOperator.self, ValueOperator.self, TimeOperator.self,
        ]
    }

    /// Returns all mutants of the chosen files, in the files' order; some may not compile.
    ///
    /// - Parameter chosen: whether the file at a path may change.
    static func all(of sources: Sources, where chosen: (String) -> Bool) -> [SystematicMutant] {
        let app = AppNames(sources)
        var names: [String: Int] = [:]
        return sources.files.filter { chosen($0.path) }.flatMap { file -> [SystematicMutant] in
            let text = SwiftText(file)
            let inBodies = Body.all(in: text).enumerated().flatMap {
                place, body -> [(String, SystematicMutant.Part, Alteration)] in
                operators.flatMap { $0.changes(in: body, of: app) }.map {
                    (body.name, body.losesSuperInitializer(by: $0.edits) ? .declaration : .body(place), $0)
                }
            }
            let outside = DeclarationChanges(text: text, app: app).all.map { path, part, change in
                (path.map(\.name).joined(separator: "."), part, change)
            }
            return (inBodies + outside).map { declaration, part, change in
                let name = "\(declaration) \(change.what)"
                names[name, default: 0] += 1
                let count = names[name] ?? 1
                let start = change.edits.map(\.range.lowerBound).min() ?? 0
                return SystematicMutant(
                    name: count == 1 ? name : "\(name) (\(count))", file: file.path, declaration: declaration,
                    line: file.location(at: start).line, edits: change.edits, part: part)
            }
        }
    }
}

extension SystematicMutant {
    /// Returns the file's text with the mistake made.
    func made(in file: SourceFile) -> String { TextEdit.applied(edits, to: file.bytes) }
}
