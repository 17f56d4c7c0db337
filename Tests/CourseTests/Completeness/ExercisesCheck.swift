import Course
import Foundation

/// Finds everything that a checkout's exercises still lack, a sentence each.
///
/// Whether the existing files fit together is `verify`'s question.
struct ExercisesCheck {
    private let checkout: Checkout
    private let manifest: ManifestTables
    private let catalogue: Catalogue

    init(_ checkout: Checkout) throws {
        self.checkout = checkout
        manifest = try ManifestTables(checkout)
        catalogue = Catalogue(of: checkout)
    }

    var problems: [String] {
        let folders =
            (try? FileManager.default.contentsOfDirectory(atPath: checkout.url("Exercises").path)) ?? []
        let numbered = folders.filter { ExerciseNumber($0) != nil }.sorted()
        return manifest.problems(of: "exercises", against: numbered, in: "Exercises")
            + catalogue.problems.sorted { $0.key < $1.key }.map(\.value.description)
            + catalogue.exercises.flatMap { files($0) + suite($0) + learnerTests($0) + records($0) }
    }

    private func files(_ exercise: Exercise) -> [String] {
        let proofs = "Workshop/Proofs/\(exercise.folder)"
        let copies = exercise.editable.map { file in
            (
                "\(exercise.starterPath)/\(file)",
                "copy \(exercise.path)/\(file) there, as it is before the first edit"
            )
        }
        let needed =
            [
                ("\(exercise.path)/README.md", "write the task"),
                ("\(exercise.path)/hints.md", "write three hints for each requirement"),
                ("\(exercise.path)/Sources", "write the starter"),
            ] + copies + [
                ("Solutions/\(exercise.folder)/Sources", "write one right answer"),
                ("Solutions/\(exercise.folder)/README.md", "say why the answer is written so"),
                ("Tests/Exercises/\(exercise.folder)", "write the suite"),
                ("\(proofs)/mutants.json", "write at least twelve wrong answers"),
                ("\(proofs)/Alternatives", "write at least three other right answers"),
            ]
        return needed.filter { !exists($0.0) }.map { "\($0.0) is missing: \($0.1)" }
    }

    /// Checks that a suite is skipped until the learner begins, and has the tests and the rules that `exercise.json`
    /// names.
    private func suite(_ exercise: Exercise) -> [String] {
        let folder = "Tests/Exercises/\(exercise.folder)"
        if !exists(folder) { return [] }
        let suites = checkout.files(below: folder).filter { $0.hasSuffix(".swift") }
            .map { text(folder + "/" + $0) }.joined(separator: "\n")
        let rules = rules(exercise, shownIn: text(exercise.path + "/README.md"), appliedIn: suites)
        let trait = ".exercise(\"\(exercise.label)\")"
        let untraited = """
            No suite in \(folder) has the trait \(trait), so it runs before the learner begins: add the trait to each \
            suite
            """
        let unknown = exercise.requirements.flatMap { requirement in
            requirement.tests.filter { !suites.contains("func \($0)(") }.map { test in
                """
                No suite in \(folder) has the test \(test)(), which \(exercise.path)/exercise.json names for \
                \(requirement.id): write it, or correct the name in "tests"
                """
            }
        }
        let ids = exercise.requirements.map(\.id)
        let awaited = Set(suites.matches(of: #/after: "(\d\d[a-z]\.\d+)"/#).map { String($0.1) })
        let unknownFirst = awaited.subtracting(ids).sorted().map { id in
            """
            A suite in \(folder) waits for \(id), which \(exercise.path)/exercise.json doesn't have: name a requirement \
            of the exercise
            """
        }
        return (suites.contains(trait) ? [] : [untraited]) + unknown + unknownFirst + rules
    }

    private func learnerTests(_ exercise: Exercise) -> [String] {
        let isNamed = manifest["learnerTests"].contains(exercise.folder)
        if !exists(exercise.path + "/Tests") || isNamed { return [] }
        return [
            """
            \(exercise.path)/Tests is not compiled: add "\(exercise.folder)" to the table learnerTests in Package.swift
            """
        ]
    }

    private func records(_ exercise: Exercise) -> [String] {
        let proofs = ["proven.json": "verify", "systematic.json": "verify --systematic"].sorted {
            $0.key < $1.key
        }
        let unproven = proofs.filter {
            !text("Workshop/Proofs/\($0.key)").contains("\"\(exercise.label)\"")
        }.map {
            """
            Workshop/Proofs/\($0.key) doesn't have \(exercise.label): run \
            `swift run workbook \($0.value) --only \(exercise.label)`, which adds it, and commit the file
            """
        }
        if text("CHANGELOG.md").contains(exercise.label) { return unproven }
        return unproven + [
            """
            CHANGELOG.md doesn't name exercise \(exercise.label): add a line on \(exercise.label) \(exercise.name) to \
            the newest version
            """
        ]
    }

    private func exists(_ file: String) -> Bool {
        FileManager.default.fileExists(atPath: checkout.url(file).path)
    }

    private func text(_ file: String) -> String {
        (try? checkout.data(file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
