import SourceModel

/// Finds where an actor reaches a server although that is another role's work: with an address that it joins, or with a
/// library that loads a picture from an address made there.
struct Addresses {
    let codebase: Codebase

    /// Whether the reference joins an address, or loads a picture from one, in a role whose work that isn't.
    func reaches(_ reference: Reference, in file: SourceFile) -> Bool {
        guard reference.kind == .call, Self.names.contains(reference.name), !codebase.vocabulary.actors.isEmpty else {
            return false
        }
        let role = codebase.context(of: reference, in: file).role
        if codebase.vocabulary.draws(role) { return isJoined(reference, in: file) || isPicture(reference, in: file) }
        return (role == .interactor || role == .presenter)
            && (isJoined(reference, in: file) || isPathOfServer(reference))
    }

    /// The names of all references that may reach a server.
    static let names = NameSet(
        ["URL", "URLComponents"] + pathsByName + picturesByName + picturesByReceiver + views)

    /// Whether the reference joins an address, like `URL(string: "https://example.com/covers/\(name)")`, `URL(string:
    /// host + path)` or `URLComponents(string: host)`; a phone number or a mail address leads to no server.
    private func isJoined(_ reference: Reference, in file: SourceFile) -> Bool {
        if reference.name == "URLComponents" { return reference.labels.count < 2 }
        guard reference.name == "URL", reference.labels == ["string"] else { return false }
        let argument = arguments(of: reference, in: file).dropFirst("string: ".count)
        if Self.others.contains(where: argument.hasPrefix) { return false }
        return argument.contains("\\(") || argument.contains(" + ")
    }

    /// The text between a call's parentheses, as if it were on one line.
    private func arguments(of call: Reference, in file: SourceFile) -> String {
        CallChain(from: call.offset, in: file).links.first?.arguments?.onOneLine ?? ""
    }

    /// Whether it is `baseURL.appendingPathComponent("books")` or `baseURL.appending(path: "books")`; other addresses
    /// may be files'.
    private func isPathOfServer(_ reference: Reference) -> Bool {
        guard Self.pathsByName.contains(reference.name),
            reference.name != "appending" || ["path", "component"].contains(reference.labels.first),
            let receiver = reference.receiver?.split(whereSeparator: { ".?!".contains($0) }).last?.lowercased()
        else { return false }
        return Self.servers.contains(where: receiver.hasPrefix) && !Self.onDisk.contains(where: receiver.contains)
    }

    private static let pathsByName = ["appendingPathComponent", "appending"]
    private static let servers = ["base", "api", "server", "host", "endpoint"]
    private static let onDisk = ["folder", "director", "file"]

    private static let others = ["\"tel", "\"mailto", "\"sms", "\"facetime"]

    /// Whether a library loads a picture into a view from an address that the view makes: `cover.kf.setImage(with:
    /// URL(string: movie.poster))`.
    private func isPicture(_ reference: Reference, in file: SourceFile) -> Bool {
        let isOfLibrary =
            Self.views.contains(reference.name) || Self.picturesByName.contains(reference.name)
            || Self.picturesByReceiver.contains(reference.name)
                && Self.libraries.contains(file.text(in: max(0, reference.offset - 4)..<reference.offset))
        return isOfLibrary && isMadeInPlace(reference, in: file)
    }

    /// Whether it is `AsyncImage(url: URL(string: movie.poster))`; a view that gets a finished address only shows the
    /// picture.
    private func isMadeInPlace(_ call: Reference, in file: SourceFile) -> Bool {
        let address = arguments(of: call, in: file).prefix { $0 != "{" }
        return ["URL(", "\\(", " + "].contains(where: address.contains)
    }

    private static let views: Set = ["AsyncImage", "KFImage", "WebImage"]
    private static let libraries = [".kf.", ".af.", ".sd."]
    private static let picturesByReceiver = ["setImage", "setBackgroundImage"]
    private static let picturesByName = ["sd_setImage", "af_setImage", "pin_setImage"]
}
