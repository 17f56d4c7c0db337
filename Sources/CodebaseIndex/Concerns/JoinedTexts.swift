import SourceModel

/// Finds where a view puts a text together that it shows: `priceLabel.text = "\(price) each"` formats as a formatter does.
struct JoinedTexts {
    let codebase: Codebase

    /// What is shown by assignment.
    private static let shown = NameSet(["text", "title", "attributedText", "placeholder", "prompt"])

    /// The place where a reference shows a text that is made on the spot.
    func place(of reference: Reference, in file: SourceFile) -> TypeConcerns.Place? {
        guard Self.shown.contains(reference.name), reference.kind != .call,
            let text = assigned(after: reference.offset + reference.name.utf8.count, in: file), isJoined(text)
        else { return nil }
        // A massive view controller has no one who could have made the text.
        guard let role = codebase.context(of: reference, in: file).role, codebase.vocabulary.drawn.contains(role),
            !codebase.vocabulary.actors.isEmpty
        else { return nil }
        return TypeConcerns.Place(location: reference.location, use: text.count > 50 ? "\(text.prefix(50))..." : text)
    }

    /// What stands behind an equals sign, to the end of the line.
    private func assigned(after start: Int, in file: SourceFile) -> String? {
        let end = file.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
        let line = file.text(in: start..<end)[...].drop { $0 == " " }
        guard line.first == "=", line.dropFirst().first == " " else { return nil }
        return String(line.dropFirst(2))
    }

    /// With a value in the literal or with something added to it; or a number, written as Swift does.
    private func isJoined(_ text: String) -> Bool {
        if text.contains("\"") { return text.contains("\\(") || text.contains("\" + ") || text.contains(" + \"") }
        return text.hasPrefix("String(") && !text.hasPrefix("String(localized")
    }
}
