import SourceModel

/// Finds where a view puts a text together that it shows: `priceLabel.text = "\(price) each"` formats as a formatter does,
/// and so does `Text("\(price) each")`.
struct JoinedTexts {
    let codebase: Codebase

    /// What is shown by assignment.
    private static let shown = NameSet(["text", "title", "attributedText", "placeholder", "prompt"])
    /// What SwiftUI shows by a call.
    private static let shownByCall = NameSet(["Text", "Label", "navigationTitle", "navigationBarTitle"])

    /// The place where a reference shows a text that is made on the spot.
    func place(of reference: Reference, in file: SourceFile) -> TypeConcerns.Place? {
        guard let text = text(shownBy: reference, in: file), isJoined(text) else { return nil }
        // A massive view controller has no one who could have made the text.
        if codebase.vocabulary.actors.isEmpty { return nil }
        let context = codebase.context(of: reference, in: file)
        guard codebase.vocabulary.draws(context.role), !isTextAlready(text, in: context) else { return nil }
        return TypeConcerns.Place(location: reference.location, use: text.count > 50 ? "\(text.prefix(50))..." : text)
    }

    /// Nothing but a text in a literal, `"\(book.title)"`, shows it as it is.
    private func isTextAlready(_ text: String, in context: Context) -> Bool {
        guard let shown = text.wholeMatch(of: /"\\\(([\w.]+)\)"/)?.1,
            case .external("String") = codebase.receiverType(String(shown), in: context)
        else { return false }
        return true
    }

    private func text(shownBy reference: Reference, in file: SourceFile) -> String? {
        if reference.kind != .call {
            return Self.shown.contains(reference.name) ? file.assigned(to: reference) : nil
        }
        guard Self.shownByCall.contains(reference.name) else { return nil }
        return CallChain(from: reference.offset, in: file).links.first?.arguments
    }

    /// With a value in the literal or with something added to it; or a number, written as Swift does.
    private func isJoined(_ text: String) -> Bool {
        if text.contains("\"") { return text.contains("\\(") || text.contains("\" + ") || text.contains(" + \"") }
        return text.hasPrefix("String(") && !text.hasPrefix("String(localized")
    }
}
