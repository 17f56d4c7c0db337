/// Where the page of each submission lies: below `students`, whatever its id is, and no two in the same place.
struct StudentPaths {
    /// The paths, in the order of the submissions.
    let all: [String]

    init(_ submissions: [SubmissionMark]) {
        var seen: [String: Int] = [:]
        all = submissions.map { submission in
            let name = Self.fileName(submission.id)
            let count = seen[name, default: 0] + 1
            seen[name] = count
            // Two tildes are never part of a name.
            return "students/\(name)\(count == 1 ? "" : "~~\(count)").html"
        }
    }

    /// The id itself where it is made of letters, digits, dashes and low lines; of anything else, the bytes in
    /// hexadecimal digits behind a tilde, so that a gradebook from elsewhere names no file outside of its folder.
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
