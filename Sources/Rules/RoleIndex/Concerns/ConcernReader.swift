import SourceModel

/// Finds the concerns of the types of a codebase.
package struct ConcernReader {
    let codebase: Codebase

    /// Reads a codebase.
    package init(codebase: Codebase) {
        self.codebase = codebase
    }

    /// Returns every type and extended type that has a concern, in the order of the files.
    package func read() -> [TypeConcerns] {
        var order: [String] = []
        var found: [String: (location: Location, places: [Concern: [TypeConcerns.Place]])] = [:]
        let joined = JoinedTexts(codebase: codebase)
        let extended = FormattingExtensions(codebase: codebase)
        let names = NameSet(all: [
            ConcernAPI.names, Addresses.names, Navigation.names, JoinedTexts.names, extended.names,
        ])
        for file in codebase.files where !file.isGenerated {
            for reference in file.references(named: names) {
                let text = joined.place(of: reference, in: file)
                let isText = text != nil || extended.formats(reference, in: file)
                guard let concern = isText ? .formatting : concern(of: reference, in: file) else { continue }
                let context = codebase.context(of: reference, in: file)
                guard let name = context.type?.path ?? context.typePath else { continue }
                if found[name] == nil {
                    order.append(name)
                    let location = context.type?.main.declaration.location ?? context.path[0].location
                    found[name] = (location, [:])
                }
                let place = text ?? TypeConcerns.Place(location: reference.location, use: reference.text)
                found[name]?.places[concern, default: []].append(place)
            }
        }
        return order.compactMap { name in
            found[name].map { TypeConcerns(type: name, location: $0.location, places: $0.places) }
        }
    }

    /// The concern of a use; nil if it has none.
    package func concern(of reference: Reference, in file: SourceFile) -> Concern? {
        if let concern = ConcernAPI.concern(of: reference) {
            return switch concern {
            case .businessRule: decides(reference, in: file) ? concern : nil
            case .networking: isPageToShow(reference, in: file) || isAround(reference, in: file) ? nil : concern
            case .storage: isAround(reference, in: file) ? nil : concern
            case .formatting: isHandedOver(reference, in: file) ? nil : concern
            default: concern
            }
        }
        if Addresses(codebase: codebase).reaches(reference, in: file) { return .networking }
        let foreign = ConcernAPI.foreign(reference, in: file)
        guard foreign != nil || Navigation.names.contains(reference.name) else { return nil }
        let context = codebase.context(of: reference, in: file)
        if let foreign {
            let isOwn = codebase.resolve(reference.name, receiver: reference.receiver, in: context) != nil
            return isOwn ? nil : foreign
        }
        return Navigation.use(by: reference, in: context, codebase) == nil ? nil : .navigation
    }

    /// Whether the use decides something: the clock as a default value doesn't, and trimming what was typed does only
    /// if the result is tested for emptiness.
    private func decides(_ reference: Reference, in file: SourceFile) -> Bool {
        if reference.name == "trimmingCharacters" {
            return CallChain(from: reference.offset, in: file).links.dropFirst().first?.name == "isEmpty"
        }
        let start = CallChain.start(before: reference.offset, in: file)
        if isFallback(before: start, in: file) || isFrame(reference, in: file) { return false }
        guard file.has("=", before: start) else { return true }
        guard let function = file.path(to: reference.offset).last(where: \.isFunction) else { return false }
        return function.extent.body.map { $0.contains(reference.offset) } ?? false
    }

    private func isFallback(before start: Int, in file: SourceFile) -> Bool {
        var text = file.text(in: max(0, start - 8)..<start)[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        return text.hasSuffix("??")
    }

    /// Whether a view asks the clock how far an animation is, since it also uses the display's clock.
    private func isFrame(_ reference: Reference, in file: SourceFile) -> Bool {
        guard ["Date", "now"].contains(reference.name) else { return false }
        let type = codebase.context(of: reference, in: file).type
        return type.map { isDrawn($0) && names("CADisplayLink", in: $0) } ?? false
    }

    /// Whether the reference only qualifies a nested type: a web view is asked for a
    /// `URLSession.AuthChallengeDisposition`.
    private func isAround(_ reference: Reference, in file: SourceFile) -> Bool {
        let end = reference.offset + reference.name.utf8.count
        let next = file.text(in: end..<min(end + 2, file.bytes.count))
        return reference.kind == .type && next.first == "." && next.last?.isUppercase == true
    }

    /// Whether a view asks for a page that its own web view shows.
    private func isPageToShow(_ reference: Reference, in file: SourceFile) -> Bool {
        guard reference.name == "URLRequest" else { return false }
        // SwiftUI's view gets the request as a value: `WebView(request: URLRequest(url: url))`.
        let before = file.references(in: max(0, reference.offset - 60)..<reference.offset).last
        if before?.kind == .call, before?.name.hasSuffix("WebView") == true { return true }
        let type = codebase.context(of: reference, in: file).type
        return type.map { isDrawn($0) && (names("WKWebView", in: $0) || names("SFSafariViewController", in: $0)) }
            ?? false
    }

    /// Whether an assembler or navigator makes a formatter of the app's own for an actor.
    private func isHandedOver(_ reference: Reference, in file: SourceFile) -> Bool {
        let context = codebase.context(of: reference, in: file)
        let vocabulary = codebase.vocabulary
        guard let role = context.role, vocabulary.assemblers.union(vocabulary.navigators).contains(role) else {
            return false
        }
        return codebase.constructed(by: reference, in: context) != nil
    }

    private func isDrawn(_ type: KnownType) -> Bool {
        codebase.isViewController(type) || codebase.vocabulary.draws(type.role)
    }

    private func names(_ name: String, in type: KnownType) -> Bool {
        type.parts.contains { part in part.file.references(in: part.declaration).contains { $0.name == name } }
    }
}
