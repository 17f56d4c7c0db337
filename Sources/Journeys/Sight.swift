import HeadlessUIKit

/// Something that a screen shows or not: how it is said, how it is seen, and what to say when it is not there.
@MainActor
struct Sight {
    let words: String
    let isThere: (Screen) -> Bool
    let found: (Screen) -> String
}

extension Sight {
    static func title(_ title: String) -> Sight {
        Sight(words: "the title is \"\(title)\"") {
            $0.title == title
        } found: {
            "the title is " + quoted($0.title)
        }
    }

    static func text(_ text: String) -> Sight {
        Sight(words: "the screen shows \"\(text)\"") {
            $0.shows(text)
        } found: {
            "it shows " + list($0.text)
        }
    }

    static func noText(_ text: String) -> Sight {
        Sight(words: "the screen does not show \"\(text)\"") {
            !$0.shows(text)
        } found: {
            "it shows " + list($0.text)
        }
    }

    static let loading = Sight(words: "an activity indicator turns") {
        $0.isLoading
    } found: { _ in
        "nothing says that something is loading"
    }

    static let rest = Sight(words: "nothing is loading any more") {
        !$0.isLoading
    } found: { _ in
        "an activity indicator still turns"
    }

    static func alert(_ title: String, _ message: String) -> Sight {
        Sight(words: "an alert says \"\(title)\": \"\(message)\", with the button \"OK\"") {
            $0.alert?.title == title && $0.alert?.message == message && $0.alert?.buttons == ["OK"]
        } found: {
            words(for: $0.alert)
        }
    }

    static let noAlert = Sight(words: "no alert") {
        $0.alert == nil
    } found: {
        words(for: $0.alert)
    }

    static func value(_ value: String, of control: String) -> Sight {
        Sight(words: "\"\(control)\" holds \"\(value)\"") {
            (try? $0.value(of: control)) == value
        } found: {
            (try? $0.value(of: control)).map { "it holds \"\($0)\"" } ?? "there is no \"\(control)\""
        }
    }

    static func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "missing" }

    private static func list(_ texts: [String]) -> String {
        texts.isEmpty ? "nothing" : texts.map { "\"\($0)\"" }.joined(separator: ", ")
    }

    private static func words(for alert: Screen.Alert?) -> String {
        guard let alert else { return "there is no alert" }
        let buttons = (alert.buttons.count == 1 ? "button " : "buttons ") + list(alert.buttons)
        return "an alert says \(quoted(alert.title)): \(quoted(alert.message)), with the \(buttons)"
    }
}
