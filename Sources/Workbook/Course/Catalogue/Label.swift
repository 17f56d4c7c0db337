/// Numbers as folders write them and as people type them.
package enum Label {
    /// `6` as `06`.
    package static func two(_ number: Int) -> String {
        number < 10 ? "0\(number)" : String(number)
    }

    /// The number in `6`, `06`, `06a-BreakTheCycles`; nil for anything else.
    package static func number(_ text: String) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.count <= 3, let number = Int(digits) else { return nil }
        let rest = text.dropFirst(digits.count)
        return rest.isEmpty || rest.hasPrefix("-") ? number : nil
    }

    /// A folder's name in two parts, `06` and `Viper`, `06a` and `BreakTheCycles`; nil for a folder of another kind.
    package static func parts(of folder: String) -> (label: String, name: String)? {
        guard let dash = folder.firstIndex(of: "-"), folder.first?.isNumber == true else { return nil }
        return (String(folder[..<dash]), String(folder[folder.index(after: dash)...]))
    }

    /// `BreakTheCycles` in words.
    static func words(_ name: String) -> String {
        var words = ""
        for character in name {
            if character.isUppercase, let last = words.last, !last.isUppercase { words += " " }
            words.append(character)
        }
        return words
    }
}
