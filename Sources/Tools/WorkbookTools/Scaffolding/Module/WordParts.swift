/// Takes names apart: `itemDetail` is `item` and `Detail`.
enum WordParts {
    /// Returns `["Delete", "All", "Items"]` for `deleteAllItems`.
    static func words(_ name: String) -> [String] {
        var words: [String] = []
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            if words.isEmpty || isStart(index, in: characters) || character == "_" { words.append("") }
            if character != "_" { words[words.count - 1].append(character) }
        }
        return words.filter { !$0.isEmpty }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }

    /// Whether a capital letter begins a word there: `D` in `itemDetail`, `L` in `URLList`.
    static func isStart(_ index: Int, in characters: [Character]) -> Bool {
        guard characters[index].isUppercase else { return false }
        return index == 0 || !characters[index - 1].isUppercase
            || index + 1 < characters.count && characters[index + 1].isLowercase
    }

    /// Returns the action without the words that only say that it happened: `Save` for `didTapSaveButton`.
    static func event(_ name: String) -> String {
        var words = words(name)
        let fronts: Set<String> = [
            "Did", "Tap", "Tapped", "Press", "Pressed", "Handle", "On", "User", "Action", "Btn", "Touch", "Touched",
            "Click", "Clicked", "When", "Do", "Was", "IB",
        ]
        let ends: Set<String> = [
            "Tapped", "Pressed", "Clicked", "Action", "Button", "Btn", "Tap", "Touched", "Up", "Inside", "Was", "Did",
            "Handler", "Item", "Bar", "Press", "Click", "Event", "Hit",
        ]
        while words.count > 1, fronts.contains(words[0]) { words.removeFirst() }
        while words.count > 1, ends.contains(words[words.count - 1]) { words.removeLast() }
        return words.joined()
    }

    /// Returns a view's name without the kind of view: `name` for `nameLabel`.
    static func subject(ofView name: String) -> String {
        var words = words(name)
        let ends: Set<String> = [
            "Label", "Field", "View", "Button", "Switch", "Control", "Text", "Image", "Cell", "Lbl", "Btn", "Item",
            "Bar", "Indicator", "Picker", "Slider", "Stepper", "Segmented",
        ]
        while words.count > 1, ends.contains(words[words.count - 1]) { words.removeLast() }
        return SwiftWord.variableName(from: words.joined())
    }

    /// Returns `Item` for `items`.
    static func one(of plural: String) -> String {
        let name = plural.prefix(1).uppercased() + plural.dropFirst()
        let endings = [("ies", "y"), ("sses", "ss"), ("xes", "x"), ("ches", "ch"), ("shes", "sh"), ("s", "")]
        guard !name.hasSuffix("ss"), let ending = endings.first(where: { name.hasSuffix($0.0) }),
            name.count > ending.0.count
        else { return name }
        return name.dropLast(ending.0.count) + ending.1
    }

    /// Returns a screen's name without the ending for its kind: `ItemDetail`.
    static func screen(_ type: String) -> String {
        var name = type.split(separator: ".").last.map(String.init) ?? type
        for ending in [
            "TableViewController", "CollectionViewController", "ViewController", "Controller", "VC", "Screen", "View",
        ]
        where name.hasSuffix(ending) && name.count > ending.count {
            name = String(name.dropLast(ending.count))
            break
        }
        for front in ["UI", "SF", "MF", "SK", "AV", "PH"]
        where name.hasPrefix(front) && name.dropFirst(2).first?.isUppercase == true {
            name = String(name.dropFirst(2))
        }
        return name
    }
}
