/// The reasons why a mutant or an alternative can't be applied to the right answer.
package enum VariantError: Error, Equatable {
    /// The text to replace doesn't occur exactly once.
    case notOnce(file: String, text: String, count: Int)
    /// A file to change or to remove does not exist.
    case isMissing(file: String)
    /// A file to add exists.
    case isThere(file: String)
    /// The edits change nothing.
    case nothingChanges
    /// The file or declaration that should have its mistake doesn't exist.
    case noFault(file: String, declaration: String?)

    /// The problem, in a sentence.
    package var what: String {
        switch self {
        case .notOnce(_, _, 0): "it no longer applies: a text that it replaces is not there"
        case .notOnce(_, _, let count): "it no longer applies: a text that it replaces is there \(count) times"
        case .isMissing: "it no longer applies: a file that it changes does not exist"
        case .isThere: "it no longer applies: a file that it adds exists already"
        case .nothingChanges: "it changes nothing"
        case .noFault(_, nil): "\"fault\" names a file that does not exist"
        case .noFault(_, let declaration?): "\"fault\" names \(declaration), which that file does not declare"
        }
    }

    /// Returns the place and the remedy; `folder` has the right answer in it.
    package func lines(in folder: String) -> [(heading: String, text: String)] {
        switch self {
        case .notOnce(let file, let text, let count):
            let fix =
                count == 0 ? "take the text from the file as it is now" : "take more of it, or say \"every\": true"
            return [("file", "\(folder)/\(file)"), ("looked for", text), ("fix", fix)]
        case .isMissing(let file):
            return [("file", "\(folder)/\(file)"), ("fix", "correct the path, or take the edit out")]
        case .isThere(let file):
            return [("file", "\(folder)/\(file)"), ("fix", "use \"replace\" for a file that exists")]
        case .noFault(let file, let declaration):
            let fix = declaration == nil ? "correct the path" : "write it as Type.member, without labels"
            return [("file", "\(folder)/\(file)"), ("fix", "\(fix); or take \"fault\" out")]
        case .nothingChanges:
            return [("fix", "make it differ from the solution in \(folder)")]
        }
    }
}
