import SourceModel

/// Finds where an actor reaches a server past those whose work that is: by an address that it puts together, or by a
/// library that loads a picture.
struct Addresses {
    let codebase: Codebase

    /// Whether an address is put together, or a picture loaded from one, by somebody whose work it isn't.
    func reaches(_ reference: Reference, in file: SourceFile) -> Bool {
        guard reference.kind == .call, Self.names.contains(reference.name), !codebase.vocabulary.actors.isEmpty else {
            return false
        }
        let role = codebase.context(of: reference, in: file).role
        if codebase.vocabulary.draws(role) { return isJoined(reference, in: file) || isPicture(reference, in: file) }
        return (role == .interactor || role == .presenter)
            && (isJoined(reference, in: file) || isPathOfServer(reference))
    }

    private static let names = NameSet(
        ["URL", "URLComponents"] + pathsByName + picturesByName + picturesByReceiver + views)

    /// `URL(string: "https://example.com/covers/\(name)")`, `URL(string: host + path)`, `URLComponents(string: host)`; a call
    /// or a letter that the system is asked for leads to no server.
    private func isJoined(_ reference: Reference, in file: SourceFile) -> Bool {
        if reference.name == "URLComponents" { return reference.labels.count < 2 }
        guard reference.name == "URL", reference.labels == ["string"] else { return false }
        let text = file.text(in: reference.offset..<reference.offset + 200).prefix { $0 != "\n" }
        let argument = text.dropFirst("URL(string: ".count)
        if Self.others.contains(where: argument.hasPrefix) { return false }
        return argument.contains("\\(") || argument.prefix { $0 != ")" }.contains(" + ")
    }

    /// `baseURL.appendingPathComponent("books")`, `baseURL.appending(path: "books")`; below other addresses there may be a file.
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

    /// What libraries offer that load a picture into a view: `cover.kf.setImage(with: address)`.
    private func isPicture(_ reference: Reference, in file: SourceFile) -> Bool {
        if Self.views.contains(reference.name) { return isMadeInPlace(reference, in: file) }
        if Self.picturesByName.contains(reference.name) { return reference.labels.first != "image" }
        guard Self.picturesByReceiver.contains(reference.name) else { return false }
        return Self.libraries.contains(file.text(in: max(0, reference.offset - 4)..<reference.offset))
    }

    /// `AsyncImage(url: URL(string: movie.poster))`; one that has the address ready shows it, as a web view shows a page.
    private func isMadeInPlace(_ view: Reference, in file: SourceFile) -> Bool {
        let line = file.text(in: view.offset..<view.offset + 200).prefix { $0 != "\n" && $0 != "{" }
        return ["URL(", "\\(", " + "].contains(where: line.contains)
    }

    private static let views: Set = ["AsyncImage", "KFImage", "WebImage"]
    private static let libraries = [".kf.", ".af.", ".sd."]
    private static let picturesByReceiver = ["setImage", "setBackgroundImage"]
    private static let picturesByName = ["sd_setImage", "af_setImage", "pin_setImage"]
}
