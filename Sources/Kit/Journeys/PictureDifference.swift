/// Where what is seen departs from the picture that was expected.
nonisolated struct PictureDifference {
    private let expectedPicture: Picture
    private let foundPicture: Picture
    /// The lines of both: only expected, only found, or the same.
    private let lines: [(mark: Character, text: String)]
    /// How many lines are in one picture and not at that place in the other.
    let count: Int

    /// The difference, or nil where there is none.
    init?(expected: Picture, found: Picture) {
        guard expected != found else { return nil }
        expectedPicture = expected
        foundPicture = found
        lines = Self.compared(expected.lines, found.lines)
        count = lines.count { $0.mark != " " }
    }

    /// What should have been at the first place that differs: `the form, line 5: button "Save", disabled`.
    var expected: String {
        let text = first("-", of: expectedPicture).map { "line \(same + 1): \($0)" }
        return "\(expectedPicture.name), \(text ?? "nothing more after line \(same)")"
    }

    /// What was there instead.
    var found: String { first("+", of: foundPicture) ?? "no such line there" }

    /// Both pictures in one, a line each: `-` what is missing, `+` what is too much.
    var text: String { lines.map { "\($0.mark) \($0.text)" }.joined(separator: "\n") }

    /// How many lines are the same before the first that is not.
    private var same: Int { lines.prefix { $0.mark == " " }.count }

    /// The line of a picture at the first place that differs. Where one picture has more lines, it may have none there.
    private func first(_ mark: Character, of picture: Picture) -> String? {
        if expectedPicture.lines.count == foundPicture.lines.count { return picture.lines[same] }
        return lines.drop { $0.mark == " " }.prefix { $0.mark != " " }.first { $0.mark == mark }?.text
    }

    private static func compared(_ expected: [String], _ found: [String]) -> [(mark: Character, text: String)] {
        let changes = found.difference(from: expected)
        var missing: Set<Int> = []
        var added: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let offset, _, _): missing.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [(mark: Character, text: String)] = []
        var (left, right) = (0, 0)
        while left < expected.count || right < found.count {
            if missing.contains(left) {
                lines.append(("-", expected[left]))
                left += 1
            } else if added.contains(right) {
                lines.append(("+", found[right]))
                right += 1
            } else {
                lines.append((" ", expected[left]))
                left += 1
                right += 1
            }
        }
        return lines
    }
}
