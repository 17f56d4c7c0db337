import Checking
import Course
import Foundation

/// Checks that an exercise's files exist and agree: editable files with their pristine copies, the others with the
/// solution's.
struct StarterFiles {
    let exercise: Exercise
    let checkout: Checkout

    var findings: [Finding] { missing + pristine + unlisted + locked }

    /// The findings about missing files; without a solution, neither mutants nor locked files can be compared.
    private var missing: [Finding] {
        let needed = [
            (exercise.solution + "/Sources", "write one right answer"),
            (exercise.solution + "/README.md", "say why the answer is written so"),
            ("Tests/Exercises/" + exercise.folder, "write the suite"),
        ]
        return needed.filter { !FileManager.default.fileExists(atPath: checkout.url($0.0).path) }.map {
            Finding(place: $0.0, what: "is missing", name: nil, lines: [("fix", $0.1)])
        }
    }

    private var pristine: [Finding] {
        exercise.editable.compactMap { file in
            let (mine, copy) = (exercise.path + "/" + file, exercise.starterPath + "/" + file)
            guard let saved = try? Data(contentsOf: checkout.url(copy)) else {
                return Finding(
                    place: exercise.path + "/exercise.json", what: "\(file) may be edited and has no pristine copy",
                    name: nil, lines: [("fix", "put it as it was before the first edit into \(copy)")])
            }
            if saved == (try? Data(contentsOf: checkout.url(mine))) { return nil }
            return Finding(
                place: mine, what: "the starter differs from its pristine copy", name: nil,
                lines: [
                    ("why", "what reset brings back has to be what a learner begins with"),
                    (
                        "fix",
                        "cp '\(mine)' '\(copy)' if the starter is right, else `swift run workbook reset \(exercise.label)`"
                    ),
                ])
        }
    }

    private var unlisted: [Finding] {
        FileTree(below: checkout.url(exercise.starterPath)).keys.sorted().filter { !exercise.editable.contains($0) }.map
        {
            Finding(
                place: exercise.starterPath + "/" + $0, what: "the pristine copy of a file that nobody may edit",
                name: nil, lines: [("fix", "add it to \"editable\" in exercise.json, or remove the copy")])
        }
    }

    private var locked: [Finding] {
        let locked = LockedFiles(of: exercise, in: checkout)
        return locked.changed.map { file in
            Finding(
                place: file, what: "a file that nobody edits differs from the solution's", name: nil,
                lines: [
                    ("why", "the suite that a solution passes has to be passed on the same ground"),
                    ("fix", locked.remedy(for: file) + ", or the other way round"),
                ])
        }
            + locked.added.map {
                Finding(
                    place: $0, what: "a file that nobody edits is not in the solution", name: nil,
                    lines: [("fix", "copy it there, or add it to \"editable\" in exercise.json")])
            }
    }
}
