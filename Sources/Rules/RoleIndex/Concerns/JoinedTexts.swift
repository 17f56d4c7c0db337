import SourceModel

/// Finds where a view joins a text that it shows: `priceLabel.text = "\(price) each"` formats just like a formatter,
/// and so does `Text("\(price) each")`.
struct JoinedTexts {
    let codebase: Codebase

    /// The names of all references that show a text.
    static let names = NameSet(all: [shown, shownByCall])
    /// The properties that show a text when it is assigned.
    private static let shown = NameSet(["text", "title", "attributedText", "placeholder", "prompt"])
    /// The calls that show a text in SwiftUI.
    private static let shownByCall = NameSet(["Text", "Label", "navigationTitle", "navigationBarTitle"])

    /// The place where a reference shows a text that is joined on the spot.
    func place(of reference: Reference, in file: SourceFile) -> TypeConcerns.Place? {
        guard let text = text(shownBy: reference, in: file), isJoined(text) else { return nil }
        // A massive view controller has no other type that could join the text.
        if codebase.vocabulary.actors.isEmpty { return nil }
        let context = codebase.context(of: reference, in: file)
        guard codebase.vocabulary.draws(context.role), !isTextAlready(text, in: context) else { return nil }
        return TypeConcerns.Place(location: reference.location, use: text.count > 50 ? "\(text.prefix(50))..." : text)
    }

    /// Whether the text is a literal that shows a string unchanged, `"\(book.title)"`.
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

    /// Whether the literal contains a value or is added to another text, or the text is a number that Swift converts.
    private func isJoined(_ text: String) -> Bool {
        if text.contains("\"") { return text.contains("\\(") || text.contains("\" + ") || text.contains(" + \"") }
        return text.hasPrefix("String(") && !text.hasPrefix("String(localized")
    }
}
