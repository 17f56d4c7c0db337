@testable import workshop

/// A class of twelve, with good and weak work, answers of every outcome, and names that could be taken for code.
enum ExampleClass {
    static let script = "<script>alert('in')</script>"

    static let exercises = [
        exercise("02a", "ExtractTheService", "Take the file out of the screens", [2, 2, 1, 2, 2, 2, 1]),
        exercise("13a", "Worker", "Get the books, and tell the presenter", [2, 1, 3, 2, 2, 2]),
        exercise("18a", "TestTheDirector", "Write the tests that a wrong Director fails", [3, 2, 2, 2, 2, 2]),
        exercise("21a", "Capstone", "Build a module from a product page, contract first", [4, 3, 3, 3, 3, 3, 3, 2, 2]),
    ]

    /// The class's gradebook, graded in a box.
    static var gradebook: Gradebook { gradebook(isConfined: true) }

    static func gradebook(isConfined: Bool) -> Gradebook {
        Gradebook(exercises: exercises, isConfined: isConfined, submissions: submissions)
    }

    /// The students' names, and the strength of their work: the lowest share of difficulty at which it fails.
    private static let students: [(name: String, strength: Int)] = [
        ("Ayşe Yılmaz", 95), ("Müller, Jörg", 60), ("O'Brien \"Pat\"", 75), (script, 40), ("=cmd()|' /C calc'!A0", 55),
        ("名前 太郎", 100), ("two\nlines", 30), ("reversed \u{202E}gpj.exe", 65),
        ("averyveryveryveryverylongnamewithoutanyblankinit-and-more-of-it-for-good-measure", 80), ("Zoë & Söhne", 85),
        ("javascript:alert(1)", 15),
    ]

    static var submissions: [SubmissionMark] {
        let graded = students.enumerated().map { index, student in
            SubmissionMark(
                id: "s\(index + 1)", name: student.name,
                handedIn: index == 4 ? nil : "2026-11-\(16 + index % 5)T\(10 + index):0\(index % 6):00Z",
                notes: index == 3
                    ? [
                        "Exercises/13a-Worker/\(script).swift is a link, and was left out",
                        "Tests/a&b.swift is not yours",
                    ]
                    : [],
                marks: exercises.enumerated().map { mark(of: $1, strength: student.strength, seed: index * 7 + $0) })
        }
        let refused = SubmissionMark(
            id: "s12", name: "Bomb, Zip", refusal: "unpacks to more than 200 MB: \(script)", marks: [])
        return graded + [refused]
    }

    // MARK: - Parts

    static func exercise(_ label: String, _ name: String, _ title: String, _ points: [Int]) -> GradedExercise {
        GradedExercise(
            label: label, name: name, title: title, points: points.reduce(0, +),
            requirements: points.enumerated().map { index, points in
                let kind = index == 5 ? "structure" : label == "18a" ? "tests" : "behavior"
                return GradedRequirement(
                    id: "\(label).\(index + 1)", kind: kind,
                    goal: "The Worker does what part \(index + 1) asks for, once, & never \"twice\".", points: points)
            })
    }

    private static func mark(of exercise: GradedExercise, strength: Int, seed: Int) -> ExerciseMark {
        let wrong: [Int: ExerciseMark.Outcome] = [
            16: .doesNotCompile, 23: .crashed, 29: .timedOut, 42: .missing, 44: .endedEarly, 51: .untrusted,
            71: .refused,
        ]
        let broken = wrong[seed]
        let requirements = exercise.requirements.enumerated().map { index, requirement -> RequirementMark in
            let difficulty = (index * 29 + (Int(exercise.label.prefix(2)) ?? 0) * 13 + seed * 3) % 90
            if broken != nil { return RequirementMark(id: requirement.id, outcome: .notReached, points: 0) }
            let isMet = difficulty < strength
            return RequirementMark(
                id: requirement.id, outcome: isMet ? .met : .failed, points: isMet ? requirement.points : 0)
        }
        let unmet = requirements.filter { $0.outcome == .failed }
        let outcome = broken ?? (unmet.isEmpty ? .passed : .notPassed)
        let findings = broken == nil ? unmet.map { finding($0.id, exercise) } : [refused(outcome, exercise)]
        return ExerciseMark(
            exercise: exercise.label, outcome: outcome, points: requirements.reduce(0) { $0 + $1.points },
            requirements: requirements, findings: findings)
    }

    private static func refused(_ outcome: ExerciseMark.Outcome, _ exercise: GradedExercise) -> MarkFinding {
        MarkFinding(
            place: outcome == .doesNotCompile
                ? "Exercises/\(exercise.label)-\(exercise.name)/Sources/Shelf.swift:3:9" : nil,
            what: "\(outcome.rawValue): cannot find 'bokos' in scope", name: nil,
            lines: [.init(heading: "fix", text: "mend this first: nothing is tested before it compiles")])
    }

    /// A finding with every possible part.
    static func finding(_ id: String, _ exercise: GradedExercise) -> MarkFinding {
        MarkFinding(
            place: "Exercises/\(exercise.label)-\(exercise.name)/Sources/Shelf/List/ShelfListWorker.swift:14:21",
            what: "the presenter was told nothing", name: "\(id), worker-knows-no-ui",
            lines: [
                .init(heading: "goal", text: "Fetching presents the stored books, in their order."),
                .init(heading: "expected", text: "present(books:) with [Book(\"Emma\"), Book(\"Ulysses\")]"),
                .init(heading: "got", text: "[\"\(script)\", \"https://example.org/\"]"),
                .init(heading: "screen", text: "+------+\n| <b>  |\n+------+"),
                .init(heading: "why", text: "a Worker gets its job done and tells its presenter"),
                .init(heading: "look", text: "Sources/Shelf/List/ShelfListWorker.swift\nSources/Shelf/Shelf.swift"),
                .init(heading: "hint", text: "swift run workbook hint \(exercise.label)"),
            ],
            code: .init(
                from: 12,
                lines: [
                    "    func fetch() {", "        // </code></pre><img src=x onerror=alert(1)>",
                    "        let label = UILabel(); if a < b && c { present(\"&amp;\") } // a line that goes on for longer"
                        + " than any screen is wide, and then a little more of it",
                    "\tlet access = \"user\u{202E} \u{2066}// admins only\u{2069}\"", "    }",
                ], marked: 14))
    }
}
