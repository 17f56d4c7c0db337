/// Numbers in the forms that folders have and that people type.
package enum Label {
    /// Returns the number with two digits: `06` for 6.
    package static func two(_ number: Int) -> String {
        number < 10 ? "0\(number)" : String(number)
    }

    /// Returns the number in `6`, `06` or `06-Viper`, or nil for anything else, such as `06a-BreakTheCycles`.
    package static func number(_ text: String) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.count <= 3, let number = Int(digits) else { return nil }
        let rest = text.dropFirst(digits.count)
        return rest.isEmpty || rest.hasPrefix("-") ? number : nil
    }

    /// Returns the two parts of a folder's name, `06` and `Viper` or `06a` and `BreakTheCycles`, or nil for another
    /// kind of folder.
    package static func parts(of folder: String) -> (label: String, name: String)? {
        guard let dash = folder.firstIndex(of: "-"), folder.first?.isNumber == true else { return nil }
        return (String(folder[..<dash]), String(folder[folder.index(after: dash)...]))
    }

    /// Returns the words of a name such as `BreakTheCycles`.
    static func words(_ name: String) -> String {
        var words = ""
        for character in name {
            if character.isUppercase, let last = words.last, !last.isUppercase { words += " " }
            words.append(character)
        }
        return words
    }
}
