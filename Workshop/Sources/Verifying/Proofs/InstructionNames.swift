import Checking
import Course

/// Checks that names in backticks in an exercise's texts exist: files by path, types and functions by name.
struct InstructionNames {
    let exercise: Exercise
    let catalogue: Catalogue

    /// The findings about the README and the hints, each name once per text.
    var findings: [Finding] {
        let names: KnownNames
        do {
            names = try KnownNames(of: exercise, in: catalogue)
        } catch {
            return [Finding(place: exercise.path, what: "its sources can't be read: \(error)", name: nil, lines: [])]
        }
        return ["README.md", "hints.md"].flatMap { file -> [Finding] in
            let path = exercise.path + "/" + file
            guard let text = try? catalogue.text(of: path) else {
                return [Finding(place: path, what: "is missing", name: nil, lines: [("fix", "write it")])]
            }
            var told: Set<String> = []
            return InstructionText(text).spans.flatMap { line, span in
                names.unknown(in: span).filter { told.insert($0).inserted }.map { name in
                    finding(name, at: "\(path):\(line)", in: span, names)
                }
            }
        }
    }

    private func finding(_ name: String, at place: String, in span: String, _ names: KnownNames) -> Finding {
        let meant = names.nearest(to: name).map { [("meant", $0)] } ?? []
        return Finding(
            place: place, what: "`\(span)` names \(name), which does not exist", name: nil,
            lines: [("looked in", "the starter, the solution, the lesson, the suite and the libraries they use")]
                + meant
                + [("fix", "correct the text; what is no name of code needs no backticks")])
    }
}
