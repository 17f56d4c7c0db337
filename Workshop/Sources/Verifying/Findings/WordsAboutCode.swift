import Checking
import Foundation
import SourceModel

/// Words of a finding, and the files and declarations that they name.
struct WordsAboutCode {
    /// A file of the answer, and the place in it as far as it is said.
    struct Place: Equatable {
        let file: String
        let line: Int?
        let column: Int?
    }

    private let text: String

    init(_ text: String) { self.text = text }

    /// The places below an answer's folder, which are written as `folder/Sources/A.swift:3:4`.
    func places(below folder: String) -> [Place] {
        text.matches(of: /(\S+?\.swift)(?::(\d+))?(?::(\d+))?/).compactMap { match in
            guard match.1.hasPrefix(folder + "/") else { return nil }
            return Place(
                file: String(match.1.dropFirst(folder.count + 1)), line: match.2.flatMap { Int($0) },
                column: match.3.flatMap { Int($0) })
        }
    }

    /// The declarations that are named as code is written: `Type`, `Type.member`, `member(label:)`, or a member's name
    /// that is no English word, in backticks, or what the text begins with.
    ///
    /// Where the finding names files, a member without its type is one of theirs.
    func declarations(in names: [AnswerNames], of files: [String] = []) -> [AnswerNames.Entry] {
        text.matches(of: /[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(\((?:(?:\w+:)*\))?)?/).flatMap { match in
            let word = String(match.0.prefix { $0 != "(" })
            let before = text[..<match.range.lowerBound].last
            let after = text[match.range.upperBound...].first
            // A part of a path is no name of a declaration.
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
    /// Whether these words mean it. With labels, these have to be its own.
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
