import Checking
import Foundation
import SourceModel

/// The words of a finding, with the files and declarations that they name.
struct WordsAboutCode {
    /// A file of the answer, with line and column if the words give them.
    struct Place: Equatable {
        let file: String
        let line: Int?
        let column: Int?
    }

    private let text: String

    init(_ text: String) { self.text = text }

    /// Returns the places below an answer's folder, which are written as `folder/Sources/A.swift:3:4`.
    func places(below folder: String) -> [Place] {
        text.matches(of: /(\S+?\.swift)(?::(\d+))?(?::(\d+))?/).compactMap { match in
            guard match.1.hasPrefix(folder + "/") else { return nil }
            return Place(
                file: String(match.1.dropFirst(folder.count + 1)), line: match.2.flatMap { Int($0) },
                column: match.3.flatMap { Int($0) })
        }
    }

    /// Returns the declarations that the words name in the form of code.
    ///
    /// That is `Type`, `Type.member`, `member(label:)`, or a member's name with a capital letter inside, in backticks,
    /// after a dot, or at the start of the text. If the finding names files, a member without its type has to be in one
    /// of them.
    func declarations(in names: [AnswerNames], of files: [String] = []) -> [AnswerNames.Entry] {
        text.matches(of: /[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(\((?:(?:\w+:)*\))?)?/).flatMap { match in
            let word = String(match.0.prefix { $0 != "(" })
            let before = text[..<match.range.lowerBound].last
            let after = text[match.range.upperBound...].first
            // A part of a path doesn't name a declaration.
            if before == "/" || after == "/" || word.hasSuffix(".swift") { return [AnswerNames.Entry]() }
            let isCode =
                match.1 != nil || before == nil || before == "`" || before == "."
                || word.dropFirst().contains { $0.isUppercase }
            return names.flatMap { $0.entries(calledLike: word) }.filter { entry in
                entry.isNamed(word, calledWith: match.1.map(String.init), asCode: isCode)
                    && (files.isEmpty || word.contains(".") || entry.declaration.isType || files.contains(entry.file))
            }
        }
    }
}

extension AnswerNames.Entry {
    /// Whether a word means this declaration; labels in the word have to match.
    fileprivate func isNamed(_ word: String, calledWith labels: String?, asCode isCode: Bool) -> Bool {
        if word.contains(".") {
            guard name == word || name.hasSuffix("." + word) else { return false }
        } else {
            guard declaration.name == word, isCode || declaration.isType else { return false }
        }
        guard let labels, labels.count > 1, !declaration.isType else { return true }
        return declaration.signature.hasSuffix(labels) || !declaration.isFunction
    }
}
