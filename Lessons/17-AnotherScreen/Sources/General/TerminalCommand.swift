/// Something that can be typed on a screen, and what it does.
struct TerminalCommand {
    /// The form in which it is typed, as in `row 1-2`: the word, and what may follow it.
    let usage: String
    private let word: String
    private let perform: (String) -> Bool

    /// A command of these words alone.
    init(_ word: String, perform: @escaping () -> Void) {
        self.init(word, usage: word) { argument in
            guard argument.allSatisfy(\.isWhitespace) else { return false }
            perform()
            return true
        }
    }

    /// A command with an argument, of which `hint` is an example; `perform` returns whether it could do anything with it.
    init(_ word: String, _ hint: String, perform: @escaping (String) -> Bool) {
        self.init(word, usage: "\(word) \(hint)", perform: perform)
    }

    private init(_ word: String, usage: String, perform: @escaping (String) -> Bool) {
        self.word = word
        self.usage = usage
        self.perform = perform
    }

    /// Does what the line asks for; returns whether the line was meant for this command, and right. Spaces in the
    /// argument are kept, since a name may begin with some.
    func run(_ line: String) -> Bool {
        let typed = line.drop(while: \.isWhitespace)
        guard typed.lowercased().hasPrefix(word) else { return false }
        let rest = typed.dropFirst(word.count)
        guard rest.first?.isWhitespace ?? true else { return false }
        return perform(String(rest.dropFirst()))
    }
}
