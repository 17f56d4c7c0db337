import Checking
import Foundation

/// The place that a report's first finding points its reader to.
struct FirstFinding: Codable, Sendable, Equatable {
    /// The requirement that it belongs to; nil if none.
    let requirement: String?
    /// The answer's files that it names, by path below the answer's folder.
    let files: [String]
    /// The declarations that it names: `ShelfListDirector.onUIReady`.
    let declarations: [String]
    /// Whether it says why the mistake matters.
    let saysWhy: Bool
    /// Whether it says where to look or what to fix, and names only files that the answer has.
    let saysWhereToLook: Bool
}

extension FirstFinding {
    /// The headings of lines that point at code; a goal, a hint and a drawn screen are the same for every mistake.
    private static let pointing = ["expected", "happened", "got", "saw", "look", "fix"]

    /// Reads the names in a finding about an answer.
    ///
    /// `folder` is the answer's folder as reports call it; `right` is the solution, whose declarations count as well,
    /// since a finding may name a missing one.
    init(_ finding: Finding, about answer: FileTree, at folder: String, solvedBy right: FileTree) {
        let names = [AnswerNames(of: answer), AnswerNames(of: right)]
        self.init(finding, about: answer, named: names, at: folder)
    }

    /// Reads the names in a finding, among the declarations of the answer and of the solution.
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
        // A finding without a file may name types, or only members of a single file.
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
