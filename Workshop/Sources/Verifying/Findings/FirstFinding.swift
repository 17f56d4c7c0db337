import Checking
import Foundation

/// Where the first finding of a report sends the person who reads it.
struct FirstFinding: Codable, Sendable, Equatable {
    /// The requirement that it speaks for; nil where it speaks for none.
    let requirement: String?
    /// The files of the answer that it names, by their paths below the answer's folder.
    let files: [String]
    /// The declarations that it names: `ShelfListDirector.onUIReady`.
    let declarations: [String]
    /// Whether it says why it matters.
    let saysWhy: Bool
    /// Whether it says where to look or what to mend, and names nothing that the answer lacks.
    let saysWhereToLook: Bool
}

extension FirstFinding {
    /// Headings of lines that point at code. A goal, a hint and a drawn screen are the same whatever is wrong.
    private static let pointing = ["expected", "happened", "got", "saw", "look", "fix"]

    /// What a finding about an answer names. `folder` is the answer's, as reports call it; `right` is the solution,
    /// whose declarations count as well, since a finding may name what is missing.
    init(_ finding: Finding, about answer: FileTree, at folder: String, solvedBy right: FileTree) {
        let names = [AnswerNames(of: answer), AnswerNames(of: right)]
        self.init(finding, about: answer, named: names, at: folder)
    }

    /// What a finding about an answer names, of the declarations of that answer and those of the solution.
    init(_ finding: Finding, about answer: FileTree, named names: [AnswerNames], at folder: String) {
        let look = [finding.place, finding.text(under: "look")].compactMap(\.self).joined(separator: "\n")
        let places = WordsAboutCode(look).places(below: folder)
        let known = places.filter { answer[$0.file] != nil }
        let words = [finding.what] + finding.lines.filter { Self.pointing.contains($0.heading) }.map(\.text)
        let named = words.flatMap { WordsAboutCode($0).declarations(in: names, of: known.map(\.file)) }
        let pointed = WordsAboutCode(finding.text(under: "look") ?? "").declarations(in: names)
        let standing = known.compactMap { place in
            place.line.flatMap { names[0].name(atLine: $0, column: place.column, of: place.file) }
        }
        // A finding that names no file may name types, or a member that only one file has.
        let types = pointed.filter { $0.declaration.isType }
        let isPlain = Set(pointed.map(\.file)).count == 1
        let homes = (isPlain ? pointed : types).map(\.file)
        requirement = finding.name?.split(separator: ",").first.map(String.init)
        files = (known.isEmpty ? homes : known.map(\.file)).uniqued
        declarations = (standing + named.map(\.name)).uniqued
        saysWhy = finding.text(under: "why").map { !$0.isEmpty } ?? false
        saysWhereToLook =
            known.count == places.count
            && (!known.isEmpty || ["look", "fix"].contains { finding.text(under: $0) != nil })
    }
}
