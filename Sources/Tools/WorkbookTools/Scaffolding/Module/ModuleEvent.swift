/// A user's action on the screen, in the words of each role that receives it.
struct ModuleEvent: Sendable, Equatable {
    /// The name without any role's verb: `Save`.
    let stem: String

    /// Takes `onSave`, `userDidTapSave`, `eventSave` or `save`.
    /// - Throws: `ScaffoldError.badEvent` if the rest can't name a method.
    init(_ typed: String) throws(ScaffoldError) {
        let verb = ["userDidTap", "event", "on"].first { verb in
            typed.hasPrefix(verb) && typed.dropFirst(verb.count).first?.isUppercase == true
        }
        stem = SwiftWord.typeName(from: String(typed.dropFirst(verb?.count ?? 0)))
        guard typed.allSatisfy({ $0.isLetter || $0.isNumber }), SwiftWord.isName(stem) else {
            let name = SwiftWord.isName(stem) ? stem : stem.isEmpty ? "Save" : stem + "Tapped"
            throw .badEvent(typed, reason: "it is not the name of a Swift method", suggestion: "on" + name)
        }
        if Self.taken.contains(stem) {
            throw .badEvent(
                typed, reason: "every module has that event already, or a method of that name",
                suggestion: "on\(stem)Tapped")
        }
    }

    /// The button's title: `Save`.
    var title: String {
        var title = ""
        for character in stem {
            if character.isUppercase, title.last?.isLowercase == true {
                title += " " + character.lowercased()
            } else {
                title.append(character)
            }
        }
        return title
    }

    /// The job that the event asks of the data: `save`.
    var job: String {
        let name = SwiftWord.variableName(from: stem)
        let isVerbOfARole = ["display", "on", "present", "go", "did", "show", "event", "fetch", "load"].contains {
            name == $0 || name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase != false
        }
        return SwiftWord.keywords.contains(name) || isVerbOfARole ? "perform" + stem : name
    }

    /// The button's name: `saveButton`.
    var button: String { SwiftWord.variableName(from: stem) + "Button" }

    private static let taken: Set<String> = ["UIReady", "ViewReady", "ViewDidLoad"]
}
