import Checking
import Course
import Foundation

/// The code of all files that a class got, for finding copies of it in answers.
struct HandedOutCode: Sendable {
    /// The number of bytes that code has to be longer than its starter, so that equal code means anything.
    static let least = 200

    /// The numbers of the exercises by the code of their files.
    private let sources: [BareCode: Set<String>]
    /// The starters' code by exercise and file.
    private let starters: [String: [String: BareCode]]

    /// Reads the files of a student's copy, by their paths from its root.
    init(of exercises: [Exercise], in tree: [String: Data]) {
        var (sources, starters): ([BareCode: Set<String>], [String: [String: BareCode]]) = ([:], [:])
        let labels = Dictionary(uniqueKeysWithValues: exercises.map { ($0.folder, $0.label) })
        for (path, data) in tree where path.hasSuffix(".swift") {
            let parts = path.split(separator: "/").map(String.init)
            guard let place = parts.firstIndex(where: { labels[$0] != nil }), let label = labels[parts[place]] else {
                continue
            }
            let code = BareCode(data)
            sources[code, default: []].insert(label)
            if place == 1, parts[0] == "Exercises" {
                starters[label, default: [:]][parts[2...].joined(separator: "/")] = code
            }
        }
        (self.sources, self.starters) = (sources, starters)
    }

    /// Returns what shows that an answer's code is the same as other code; nil if the answer is hardly longer than the
    /// starter, so that equal code means nothing.
    func trace(of answer: FileTree, to exercise: Exercise) -> AnswerTrace? {
        let starter = starters[exercise.label] ?? [:]
        var (length, print, copies) = (0, Fingerprint(), [AnswerTrace.Copy]())
        for (file, data) in answer.sorted(by: { $0.key < $1.key }) {
            let code = BareCode(data)
            if code == starter[file] { continue }
            let growth = code.bytes.count - (starter[file]?.bytes.count ?? 0)
            length += max(0, growth)
            print.add(Data(file.utf8))
            print.add(Data(code.bytes))
            let others = (sources[code] ?? []).subtracting([exercise.label])
            if growth >= Self.least, !others.isEmpty {
                copies.append(AnswerTrace.Copy(file: file, sources: others.sorted()))
            }
        }
        if length < Self.least { return nil }
        return AnswerTrace(exercise: exercise.label, print: print.text, copies: copies)
    }
}
