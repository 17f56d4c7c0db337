import SourceModel

/// UIKit's calls of a controller as a delegate or data source.
struct UIKitCalls {
    /// The name of one row: `Item`.
    let row: String

    /// The event behind a delegate's method; nil if the view answers by itself.
    func event(
        of method: Declaration, usesSection: Bool
    ) -> (stem: String, parameters: [ProposedMessage.Parameter], comment: String)? {
        let place: [ProposedMessage.Parameter] =
            (usesSection ? [.init(label: "section", type: "Int")] : []) + [.init(label: "index", type: "Int")]
        let text = [ProposedMessage.Parameter(label: "text", type: "String")]
        let labels = method.parameters.compactMap(\.label)
        switch (method.name, labels.last ?? labels.first ?? "") {
        case ("tableView", "didSelectRowAt"), ("collectionView", "didSelectItemAt"):
            return ("\(row)Selected", place, "The row at `index` was tapped; rows may have changed since.")
        case ("tableView", "didDeselectRowAt"), ("collectionView", "didDeselectItemAt"):
            return ("\(row)Deselected", place, "The row at `index` is no longer chosen.")
        case ("tableView", "forRowAt") where labels.contains("commit"):
            return ("\(row)Deleted", place, "The row at `index` was swiped away.")
        case ("tableView", "to") where labels.contains("moveRowAt"):
            let places = [ProposedMessage.Parameter(label: "from", type: "Int"), .init(label: "to", type: "Int")]
            return ("\(row)Moved", places, "A row was dragged to another place.")
        case ("tableView", "forRowAt") where labels.contains("willDisplay"),
            ("collectionView", "forItemAt") where labels.contains("willDisplay"):
            return ("\(row)Shown", place, "The row at `index` came into view.")
        case ("searchBar", "textDidChange"), ("updateSearchResults", _):
            return ("SearchTextChanged", text, "Something else stands in the search bar.")
        case ("searchBarSearchButtonClicked", _): return ("Search", text, "The search was asked for.")
        case ("searchBarCancelButtonClicked", _): return ("SearchCancelled", [], "The search was given up.")
        case ("textFieldShouldReturn", _), ("textFieldDidEndEditing", _):
            return ("TextEntered", text, "What was typed is complete.")
        case ("textViewDidChange", _): return ("TextChanged", text, "Something else stands in the text.")
        case (let name, let label):
            guard
                let front = Self.fronts.first(where: {
                    name == $0 || name.hasPrefix($0 + "Did") || name.hasPrefix($0 + "Will")
                })
            else { return nil }
            let words = name == front ? WordParts.words(front + "_" + label) : WordParts.words(name)
            let told = words.filter { !["For", "At", "With", "To", "In", "Of"].contains($0) }.joined()
            guard told.contains("Did") || told.contains("Will") else { return nil }
            return (told, [], "UIKit says: \(method.signature).")
        }
    }

    /// Beginnings of methods that only views and UIKit's helpers call.
    static let fronts = [
        "tableView", "collectionView", "scrollView", "textField", "textView", "searchBar", "pickerView", "mapView",
        "webView", "imagePickerController", "imagePicker", "gestureRecognizer", "presentationController",
        "navigationController", "tabBarController", "mailComposeController", "messageComposeViewController",
        "documentPicker", "pageViewController", "picker",
    ]

    /// Beginnings of methods through which an object brings data.
    static let data = [
        "locationManager", "urlSession", "controller", "centralManager", "peripheral", "session", "photoLibrary",
    ]

    /// Whether UIKit calls the method while it draws.
    static func isAsked(_ method: Declaration) -> Bool {
        fronts.contains { method.name == $0 || method.name.hasPrefix($0 + "Should") } || asked.contains(method.name)
    }

    private static let asked: Set<String> = ["numberOfSections", "numberOfComponents", "sectionIndexTitles"]
}
