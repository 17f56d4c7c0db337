import Checking
import Course
import Foundation

/// Checks that the starter marks a place for each requirement, and that each mark has its hints.
struct TaskMarks {
    let exercise: Exercise
    let catalogue: Catalogue

    private var checkout: Checkout { catalogue.checkout }
    private var ids: [String] { exercise.requirements.map(\.id) }

    var findings: [Finding] { foreignMarks + unmarked + marksInTheSolution + hints }

    /// A `TODO(12a.2)` in a file.
    private struct Mark {
        let place: String
        let id: String
    }

    private func marks(below folder: String) -> [Mark] {
        FileTree(below: checkout.url(folder)).sorted { $0.key < $1.key }.flatMap { file, data in
            String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                .flatMap { index, line in
                    line.matches(of: /TODO\(([^)]*)\)/).map {
                        Mark(place: "\(folder)/\(file):\(index + 1)", id: String($0.1))
                    }
                }
        }
    }

    private var foreignMarks: [Finding] {
        marks(below: exercise.starterPath).filter { !ids.contains($0.id) }.map {
            Finding(
                place: $0.place, what: "TODO(\($0.id)) is none of the requirements", name: nil,
                lines: [("fix", "use one of \(ids.joined(separator: ", "))")])
        }
    }

    private var unmarked: [Finding] {
        let marked = Set(marks(below: exercise.starterPath).map(\.id))
        return exercise.requirements.filter { !marked.contains($0.id) && !$0.followsFromOthers }.map {
            Finding(
                place: exercise.starterPath, what: "no TODO(\($0.id)) says where to begin", name: nil,
                lines: [
                    ("fix", "mark the place; or say \"followsFromOthers\": true in exercise.json, where there is none")
                ])
        }
    }

    private var marksInTheSolution: [Finding] {
        marks(below: exercise.solution).map {
            Finding(
                place: $0.place, what: "the solution still has TODO(\($0.id))", name: nil,
                lines: [("fix", "take it out: it is done")])
        }
    }

    /// The findings about hints, which need three tiers per requirement, and no others.
    private var hints: [Finding] {
        let file = exercise.path + "/hints.md"
        do throws(CatalogueError) {
            _ = try catalogue.hints(for: exercise)
            return InstructionText(try catalogue.text(of: file)).headings.compactMap { line, heading in
                let id = heading.prefix { $0 != " " }
                if ids.contains(String(id)) { return nil }
                return Finding(
                    place: "\(file):\(line)", what: "a hint for \(id), which is none of the requirements", name: nil,
                    lines: [("fix", "begin the heading with one of \(ids.joined(separator: ", "))")])
            }
        } catch {
            return [Finding(error)]
        }
    }
}
