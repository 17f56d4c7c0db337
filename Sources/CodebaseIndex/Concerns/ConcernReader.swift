import SourceModel

/// Finds the concerns of the types of a codebase.
package struct ConcernReader {
    let codebase: Codebase

    /// Reads a codebase.
    package init(codebase: Codebase) {
        self.codebase = codebase
    }

    /// Every type and extended type that has a concern, in the order of the files.
    package func read() -> [TypeConcerns] {
        var order: [String] = []
        var found: [String: (location: Location, places: [Concern: [TypeConcerns.Place]])] = [:]
        for file in codebase.files where !file.isGenerated {
            for reference in file.references {
                guard let concern = concern(of: reference, in: file) else { continue }
                let context = codebase.context(of: reference, in: file)
                guard let name = context.type?.path ?? context.typePath else { continue }
                if found[name] == nil {
                    order.append(name)
                    let location = context.type?.main.declaration.location ?? context.path[0].location
                    found[name] = (location, [:])
                }
                let place = TypeConcerns.Place(location: reference.location, use: reference.text)
                found[name]?.places[concern, default: []].append(place)
            }
        }
        return order.compactMap { name in
            found[name].map { TypeConcerns(type: name, location: $0.location, places: $0.places) }
        }
    }

    /// The concern of one use, where it has one.
    package func concern(of reference: Reference, in file: SourceFile) -> Concern? {
        if let concern = ConcernAPI.concern(of: reference) {
            return concern == .businessRule && !decides(reference, in: file) ? nil : concern
        }
        guard Navigation.mayBe(reference) else { return nil }
        let context = codebase.context(of: reference, in: file)
        return Navigation.use(by: reference, in: context, codebase) == nil ? nil : .navigation
    }

    /// Whether something hangs on it: a default value asks the clock for whoever has no date, and to clean what was typed is
    /// to read it, unless one asks whether anything is left.
    private func decides(_ reference: Reference, in file: SourceFile) -> Bool {
        if reference.name == "trimmingCharacters" {
            return CallChain(from: reference.offset, in: file).links.dropFirst().first?.name == "isEmpty"
        }
        let start = CallChain.start(before: reference.offset, in: file)
        guard file.has("=", before: start) else { return true }
        guard let function = file.path(to: reference.offset).last(where: \.isFunction) else { return false }
        return function.extent.body.map { $0.contains(reference.offset) } ?? false
    }
}
