/// The paths of the submissions' pages: below `students`, whatever their ids are, and all different.
struct StudentPaths {
    /// The folder of all pages.
    static let folder = "students"

    /// The paths, in the order of the submissions.
    let all: [String]

    init(_ submissions: [SubmissionMark]) {
        var seen: [String: Int] = [:]
        all = submissions.map { submission in
            let name = Self.fileName(submission.id)
            let count = seen[name, default: 0] + 1
            seen[name] = count
            // The name of a file never contains two tildes in a row.
            return "\(Self.folder)/\(name)\(count == 1 ? "" : "~~\(count)").html"
        }
    }

    /// Encodes an id as a file's name, so that a gradebook from elsewhere can't name a file outside of its folder.
    ///
    /// Letters, digits, dashes and underscores stay; any other byte becomes a tilde and two hexadecimal digits.
    private static func fileName(_ id: String) -> String {
        if id.isEmpty { return "~" }
        return id.utf8.map { byte in
            let letter = Character(Unicode.Scalar(byte))
            if letter.isASCII, letter.isLetter || letter.isNumber || letter == "-" || letter == "_" {
                return String(letter)
            }
            return "~" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
