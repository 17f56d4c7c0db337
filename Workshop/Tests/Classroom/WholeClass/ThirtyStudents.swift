import CourseFixtures

/// A class of thirty in the shapes that students hand in, as teachers report them.
///
/// Reported for nbgrader: several attempts, archives in archives, receipts without files. For Gradescope and other
/// graders: a Mac's own files, a zipped folder instead of its content and the reverse, backslashes, `.ZIP`, RAR archives,
/// names that Canvas numbers.
enum ThirtyStudents {
    private static let worker = "13a-Worker/Sources/Worker.swift"
    private static let nothing = "holds no folder such as Exercises/13a-Worker, and students"
    private static let noArchive = "is neither a folder nor a zip or tar archive"
    /// The answer that Gil handed in first.
    static let older = Answer.both(in: "handout/Exercises/", [worker: Answer.half])

    static let all: [Enrolled] = [
        Enrolled(
            1, "Ada Perfect", [.zip("handout.zip", Answer.both(in: "handout/Exercises/"))], "2,passed", "3,passed"),
        Enrolled(2, "Bea Folder", [.folder("work", Answer.both(in: "Exercises/"))], "2,passed", "3,passed"),
        Enrolled(3, "Cem Tar", [.tar("work.tar.gz", Answer.both(in: "Exercises/"))], "2,passed", "3,passed"),
        Enrolled(
            4, "Dan Mac",
            [
                .zip(
                    "Archive.zip",
                    Answer.both(
                        in: "handout/Exercises/",
                        [
                            "../../__MACOSX/handout/Exercises/13a-Worker/Sources/._Worker.swift": "",
                            "../.DS_Store": "", "13a-Worker/Sources/._Worker.swift": "",
                        ]))
            ], "2,passed", "3,passed"),
        Enrolled(5, "Eva Twofold", [.zipOfZip("outer.zip", Answer.both(in: "Exercises/"))], "2,passed", "3,passed"),
        Enrolled(6, "Fay Single", [.file("Worker.swift", Answer.solved("Worker"))], "2,passed", "0,missing"),
        Enrolled(
            7, "Gil Twice",
            [.zip("handout.zip", older), .zip("handout-1.zip", Answer.both(in: "handout/Exercises/"))],
            refused: "holds different answers to 13a, in 'handout-1.zip' and 'handout.zip': only one can be graded"),
        Enrolled(
            8, "Hana Exercise", [.zip("13a-Worker.zip", [worker: Answer.solved("Worker")])], "2,passed", "0,missing"),
        Enrolled(
            9, "Ivo Content",
            [
                .zip(
                    "13a-Worker.zip",
                    ["exercise.json": TemporaryCourse.json(), "Sources/Worker.swift": Answer.solved("Worker")])
            ], "2,passed", "0,missing"),
        Enrolled(
            10, "Jun Empty", [.zip("work.zip", [:])], refused: "holds 'work.zip', which is an empty archive",
            "is an empty archive"),
        Enrolled(
            11, "Kai Lowercase", [.zip("work.zip", Answer.both(in: "exercises/"))], "2,passed", "3,passed"),
        Enrolled(
            12, "Lea Backslash",
            [
                .zip(
                    "work.zip",
                    Answer.both(in: "Exercises/").reduce(into: ["Exercises\\": ""]) {
                        $0[$1.key.replacing("/", with: "\\")] = $1.value
                    })
            ], "2,passed", "3,passed"),
        Enrolled(
            13, "Mia Parts",
            [
                .zip("13a-Worker.zip", [worker: Answer.half]),
                .zip("14a-Scene.ZIP", Answer.both.filter { $0.key != worker }),
            ], "1,not passed", "3,passed"),
        Enrolled(
            14, "Nina Nested",
            [
                .folder(
                    "work",
                    Answer.both(in: "Exercises/", [worker: Answer.starter("Worker")])
                        .merging(Answer.both(in: "handout (1)/Exercises/")) { $1 })
            ],
            refused:
                "holds two folders of 13a, 'Exercises/13a-Worker' and 'handout (1)/Exercises/13a-Worker': only one can be graded"
        ),
        Enrolled(
            15, "Ole Rar", [.file("work.rar", "Rar!")],
            refused: "holds 'work.rar', and only zip and tar archives can be read", noArchive),
        Enrolled(
            16, "Pia Report", [.file("report.pdf", "%PDF")],
            refused: "\(nothing) don't edit its only file, 'report.pdf'", noArchive),
        Enrolled(17, "Quin Typed", [.text], refused: "has no file, only text that was typed into "),
        Enrolled(
            18, "Rosa Both", [.text, .zip("work.zip", Answer.both(in: "Exercises/"))], "2,passed", "3,passed"),
        Enrolled(
            19, "Sam Checkout",
            [
                .zip(
                    "handout-main.zip",
                    Answer.both(
                        in: "handout-main/Exercises/",
                        [
                            "../Tests/Exercises/13a-Worker/WorkerTests.swift": "// nothing is asked\n",
                            "../Lessons/13-Modules/Sources/Worker.swift": "struct Worker {}\n", "../.git/HEAD": "main",
                            "../.build/debug/x.swift": "", "../README.md": "# Handout\n",
                        ]))
            ], "2,passed", "3,passed"),
        Enrolled(
            20, "Tara Locked",
            [
                .zip(
                    "work.zip",
                    Answer.both(
                        in: "Exercises/",
                        [
                            "13a-Worker/Sources/Book.swift": "struct Book { let mine = 1 }\n",
                            "13a-Worker/Sources/More.swift": "struct More {}\n",
                        ]))
            ], "2,passed", "3,passed"),
        Enrolled(
            21, "Uwe Windows",
            [
                .zip(
                    "work.zip",
                    Answer.both(
                        in: "Exercises/", ["13a-Worker/Sources/Book.swift": "struct Book {}\r\nstruct Loan {}\r\n"]))
            ], "2,passed", "3,passed"),
        Enrolled(
            22, "Vera Broken",
            [
                .zip(
                    "work.zip",
                    [
                        "Exercises/\(worker)": Answer.broken,
                        "Exercises/14a-Scene/Sources/Scene.swift": Answer.solved("Scene"),
                    ])
            ], "0,does not compile", "0,missing"),
        Enrolled(23, "Wim Late", [.zip("work.zip", Answer.both(in: "Exercises/"))], "2,passed", "3,passed")
            .with(isLate: true),
        Enrolled(24, "Xiú 名前", [.zip("作業.zip", Answer.both(in: "作業/Exercises/"))], "2,passed", "3,passed"),
        Enrolled(25, "Yara Meier", [.zip("work.zip", Answer.both(in: "Exercises/"))], "2,passed", "3,passed"),
        Enrolled(
            26, "Yara Meier", [.zip("work.zip", Answer.both(in: "Exercises/", [worker: Answer.half]))],
            "1,not passed", "3,passed"),
        Enrolled(27, "Zoe Nothing", [], refused: "was not handed in"),
        Enrolled(
            28, "Abe Numbers",
            [
                .file("Worker (1).swift", Answer.solved("Worker")), .file("Scene-2.swift", Answer.solved("Scene")),
            ], "2,passed", "1,not passed"),
        Enrolled(
            29, "Bo \"B\" O'Neil", [.file("work.zip", "")], refused: "holds 'work.zip', which is empty", "is empty"),
        Enrolled(
            30, "Cleo Guest", [.zip("work.zip", ["src/main.swift": "print()\n", "src/b.swift": "\n"])],
            refused: "holds 'work.zip', which \(nothing) edit none of its 2 files, such as 'src/b.swift'",
            "\(nothing) edit none of its 2 files, such as 'src/b.swift'"
        ).with(isOnRoster: false),
    ]
}
