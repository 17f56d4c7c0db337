// swift-tools-version: 6.2
import Foundation
import PackageDescription

// MARK: - The tables, written out because the manifest's cache knows the environment but not the disk

/// The folders of Sources/ and what each may use; `swift run workbook diagram --package` draws them.
let modules: KeyValuePairs = [
    // What an app is written with, listened to with and driven by.
    "HeadlessUIKit": [], "Spies": [], "Journeys": ["HeadlessUIKit"],
    // What reads Swift and holds it to rules.
    "CSourceKit": [], "SourceModel": ["CSourceKit"], "CodebaseIndex": ["SourceModel"], "Mutating": ["SourceModel"],
    "RoleRules": ["CodebaseIndex", "SourceModel"], "RoleRulesTesting": ["RoleRules", "SourceModel"],
    // What the command is made of.
    "Typesetting": [], "Processes": ["Typesetting"], "Course": ["Typesetting"],
    "Grading": ["Course", "Processes", "SourceModel", "Typesetting"],
    "Proving": ["Course", "Grading", "Journeys", "Mutating", "Processes", "SourceModel", "Typesetting"],
    "Learning": ["Course", "Grading", "Processes", "SourceModel", "Typesetting"],
    "Playing": ["HeadlessUIKit", "Typesetting"], "Tracing": ["HeadlessUIKit", "Journeys", "Spies", "Typesetting"],
    "Running": ["Course", "Grading", "Journeys", "Playing", "Processes", "SourceModel", "Tracing", "Typesetting"],
    "Pictures": [
        "CodebaseIndex", "Course", "Journeys", "Processes", "Proving", "RoleRules", "SourceModel", "Spies", "Tracing",
        "Typesetting",
    ],
    "Scaffolding": ["Processes", "SourceModel", "Typesetting"],
    "SpyWriting": ["Scaffolding", "SourceModel", "Typesetting"],
    "Refactoring": ["CodebaseIndex", "Scaffolding", "SourceModel", "Typesetting"],
    "Linting": ["CodebaseIndex", "Course", "Processes", "RoleRules", "SourceModel", "Typesetting"],
    "Classroom": ["Course", "Grading", "Processes", "Typesetting"],
    "Commands": ["Course", "Grading", "Journeys", "Playing", "Processes", "Running", "Tracing", "Typesetting"],
    // The command, and the program that does what no learner waits for.
    "workbook": [
        "Commands", "Course", "Grading", "Journeys", "Learning", "Playing", "Processes", "Running", "Typesetting",
    ],
    "WorkbookTools": [
        "Classroom", "Commands", "Course", "Journeys", "Linting", "Pictures", "Processes", "Proving", "Refactoring",
        "Running", "Scaffolding", "SpyWriting", "Tracing", "Typesetting",
    ],
]
let programs = ["workbook", "WorkbookTools"]
/// Modules without a folder in Tests/ of their name: RungPlayerTests tries what plays and traces, on all rungs.
let triedElsewhere = ["CSourceKit", "Commands", "Playing", "Tracing", "WorkbookTools", "workbook"]
/// What suites use beside their module and what that uses, and the modules whose suites do.
let triedWith: KeyValuePairs = [
    "CourseFixtures": ["Classroom", "Course", "Grading", "Learning", "Pictures", "Proving", "Running"],
    "Journeys": ["Learning"], "RoleRules": ["Learning", "Refactoring", "Scaffolding"],
    "ScaffoldFixtures": ["Refactoring", "Scaffolding"],
]
/// Lessons in the order they are read. A folder `NN-Name` in Lessons/ is the target `LessonNNName`.
let lessons = [
    "01-MassiveViewController", "02-ServiceLayer", "03-Seams", "04-Presenter", "05-Interactor", "06-Viper",
    "07-ViperLogin", "08-CleanViper", "09-DataCapture", "10-Report", "11-Contract", "12-Actors", "13-Modules",
    "14-TestingActors", "15-Concurrency", "16-Errata", "17-AnotherScreen", "18-Choosing",
]
let suitesOf = ["14-TestingActors": "13-Modules"]  // It has tests of its own, and no sources.
/// Lessons that can't be traced. Probes/ of the others is compiled with Sources/, so that what is internal stays internal.
let unprobed = ["01", "02", "03", "11", "16", "17", "18"]
let probed = lessons.filter { !unprobed.contains(number($0)) && suitesOf[$0] == nil }
let listAlone = ["12-Actors"]  // No whole app, and so without `journeys.json`.
/// Exercises in the order they are solved. A folder `NN-Name` in Exercises/ is the target `ExerciseNN`.
let exercises = [
    "01-NameTheConcerns", "02-ExtractTheService", "03-FirstSpy", "04-MoveTheFormatting", "05-TwoDataManagers",
    "06-BreakTheCycles", "07-OnlyTheWireframeNavigates", "08-AnswerTheError", "09-OutputsPerEvent",
    "10-CaptureAndTransform", "11-RowsOfManyKinds", "12-WriteTheContract", "13-Worker", "14-Scene", "15-Director",
    "16-Navigator", "17-NewsBack", "18-TestTheDirector", "19-AsyncWorker", "20-FixTheListing", "21-Capstone",
]
/// Exercises with `ExerciseNNLearnerTests`, and what the locked suite has for these in a folder (Decisions 0009, 0016).
let learnerTests = ["03-FirstSpy": "Subject", "18-TestTheDirector": "Subject", "21-Capstone": "Driver"]

// MARK: - The switches

/// `WORKBOOK_ANSWERS=Solutions` builds the reference solutions in place of the learner's files, with the same suites.
let answers = Context.environment["WORKBOOK_ANSWERS"] ?? "Exercises"
/// `WORKBOOK_RUNGS=Folder` builds lessons from there, and `WORKBOOK_SUITES` their suites, as `verify` does with mutants.
let rungs = Context.environment["WORKBOOK_RUNGS"] ?? "Lessons"
let lessonSuites = Context.environment["WORKBOOK_SUITES"] ?? "Tests/Lessons"
/// `WORKBOOK_LESSON=13` leaves that lesson and what its suites need.
let onlyLesson = Context.environment["WORKBOOK_LESSON"]
/// `WORKBOOK_ONLY=13` leaves that exercise and what it needs, so that another one that does not compile never matters.
let only = Context.environment["WORKBOOK_ONLY"]
/// `WORKBOOK_PLAY=1` adds to that lesson or exercise the program that plays its app; `check` has no time to link it.
let plays = Context.environment["WORKBOOK_PLAY"] != nil
/// `WORKBOOK_STRICT=1` makes errors of warnings, and of what takes the type checker long: CI builds with it.
let isStrict = Context.environment["WORKBOOK_STRICT"] != nil
/// `WORKBOOK_OPTIMIZED=1` optimizes UIKit's stand-in too, whose pictures a suite looks at again and again: for those who
/// run one suite hundreds of times. A first build would wait for it. Nobody debugs then, so of what a debugger needs only lines
/// are kept, which tell where something crashed (Decision 0010).
let runsOften = Context.environment["WORKBOOK_OPTIMIZED"] != nil
let optimized = ["SourceModel"] + (runsOften ? ["HeadlessUIKit"] : [])
let isWhole = only == nil && onlyLesson == nil
let chosenExercises = exercises.filter { onlyLesson == nil && (only == nil || number($0) == only) }
let chosenLessons = lessons.filter { only == nil && (onlyLesson == nil || number($0) == onlyLesson) }
let lessonsWithSources = lessons.filter { lesson in chosenLessons.contains { subject($0) == lesson } }
for (name, value, known) in [("WORKBOOK_ONLY", only, exercises), ("WORKBOOK_LESSON", onlyLesson, lessons)] {
    if let value, !known.map(number).contains(value) { fatalError("\(name)=\(value) is none of \(known.map(number))") }
}
/// A build folder that was moved or copied along with its checkout makes pages of errors about a module cache.
if let plan = try? String(contentsOfFile: Context.packageDirectory + "/.build/debug.yaml", encoding: .utf8),
    let builtIn = plan.firstMatch(of: /"(\/[^"]*)\/\.build\/[^"\/]+\/debug\//)?.1,
    place("\(builtIn)") != place(Context.packageDirectory)
{
    let words = "this checkout was built in \(builtIn) and then moved; delete its build folder: rm -r .build\n"
    FileHandle.standardError.write(Data(words.utf8))
    exit(1)
}
func place(_ folder: String) -> String { URL(fileURLWithPath: folder).resolvingSymlinksInPath().path.lowercased() }
func number(_ folder: String) -> String { String(folder.prefix(2)) }
func subject(_ folder: String) -> String { suitesOf[folder] ?? folder }
func lessonTarget(_ folder: String) -> String { "Lesson" + folder.filter { $0 != "-" } }
func exerciseTarget(_ folder: String) -> String { "Exercise" + number(folder) }
func dependencies(_ names: [String]) -> [Target.Dependency] { names.map { .target(name: $0) } }
func tests(_ name: String, of uses: [String], _ path: String? = nil, without: [String] = []) -> Target {
    .testTarget(name: name + "Tests", dependencies: dependencies(uses), path: path, exclude: without)
}

// MARK: - Targets

let uses = Dictionary(uniqueKeysWithValues: modules.map { ($0, $1) })
/// What the suites of an exercise use, those of a lesson, and the programs that play one.
let byExercises = ["HeadlessUIKit", "Spies", "RoleRules", "SourceModel"]
let byLessons = ["HeadlessUIKit", "Journeys", "Spies", "RoleRules", "RoleRulesTesting", "SourceModel"]
let byRungs = (uses["Pictures"] ?? []) + ["HeadlessUIKit", "Pictures", "Playing"]
let byPlayers = !plays ? [] : ["HeadlessUIKit", "Playing"] + (only == nil ? ["Journeys", "Spies", "Tracing"] : [])
func withUsed(_ all: [String]) -> Set<String> { all.reduce(into: Set(all)) { $0.formUnion(withUsed(uses[$1] ?? [])) } }
let needed = isWhole ? Set(uses.keys) : withUsed((only == nil ? byLessons : byExercises) + byPlayers)
let moduleTargets = modules.filter { needed.contains($0.key) }.map { name, uses in
    let (isProgram, uses) = (programs.contains(name), dependencies(uses))
    return isProgram ? Target.executableTarget(name: name, dependencies: uses) : .target(name: name, dependencies: uses)
}
let bySupport = dependencies(byExercises.filter { $0 != "Spies" })
let exerciseSupport = Target.target(name: "ExerciseSupport", dependencies: bySupport, path: "Tests/Exercises/Support")
let exerciseTargets: [Target] = chosenExercises.flatMap { folder in
    let (target, beside) = (exerciseTarget(folder), learnerTests[folder].map { [$0] } ?? [])
    let sources = beside == ["Subject"] ? "Tests/Exercises/\(folder)/Subject" : "\(answers)/\(folder)/Sources"
    let learners = tests(target + "Learner", of: [target, "HeadlessUIKit", "Spies"], "\(answers)/\(folder)/Tests")
    return [
        .target(name: target, dependencies: ["HeadlessUIKit"], path: sources),
        tests(target, of: [target, "ExerciseSupport"] + byExercises, "Tests/Exercises/\(folder)", without: beside),
    ] + (beside.isEmpty ? [] : [learners])
}
let lessonTargets: [Target] =
    lessonsWithSources.map { folder in
        let isProbed = probed.contains(folder)
        let others = ["README.md", "Pictures"] + (listAlone.contains(folder) ? [] : ["journeys.json"])
        return .target(
            name: lessonTarget(folder), dependencies: dependencies(["HeadlessUIKit"] + (isProbed ? ["Spies"] : [])),
            path: "\(rungs)/\(folder)" + (isProbed ? "" : "/Sources"), exclude: isProbed ? others : [],
            sources: isProbed ? ["Sources", "Probes"] : nil)
    }
    + chosenLessons.map { folder in
        tests("Lesson" + number(folder), of: [lessonTarget(subject(folder))] + byLessons, "\(lessonSuites)/\(folder)")
    }
/// The program that plays the one exercise or lesson that is left. The command links none of them, so that it works
/// whatever state they are in (Documentation/Decisions/0013). Each lesson's has a name of its own and stays built.
let players = (!plays || isWhole ? [] : only == nil ? lessonsWithSources : chosenExercises).map { folder in
    let (name, suffix) = only == nil ? ("RungPlayer", number(folder)) : ("ExercisePlayer", "")
    let (app, alias) = only == nil ? (lessonTarget(folder), "Lesson") : (exerciseTarget(folder), "Bookshelf")
    return Target.executableTarget(
        name: name + suffix, dependencies: dependencies([app] + byPlayers), path: "Sources/\(name)",
        swiftSettings: [.unsafeFlags(["-module-alias", "\(alias)=\(app)"])]
            + [.define("LESSON" + number(folder))] + (probed.contains(folder) ? [.define("PROBED")] : []))
}
let suites: [Target] =
    modules.filter { !triedElsewhere.contains($0.key) }.map { name, uses in
        let others = triedWith.filter { $0.value.contains(name) }.map(\.key)
        return tests(name, of: [name] + uses + others, without: name == "RoleRules" ? ["Fixtures"] : [])
    }
    + [
        .target(name: "CourseFixtures", dependencies: ["Course", "Grading"], path: "Tests/CourseFixtures"),
        .target(name: "ScaffoldFixtures", dependencies: ["Scaffolding"], path: "Tests/ScaffoldFixtures"),
        tests("ExerciseSupport", of: ["ExerciseSupport"] + byExercises, "Tests/Exercises/SupportTests"),
        tests("RungPlayer", of: byRungs + lessonsWithSources.map(lessonTarget)),
        tests("WorkbookCommand", of: Set(programs + programs.flatMap { uses[$0] ?? [] }).sorted()),
    ]
/// What another package may use: for its suites, for `new-module --ui headless`, and for what `spy` writes.
let offered = [["HeadlessUIKit"], ["Spies"], ["RoleRules", "SourceModel"], ["RoleRulesTesting", "RoleRules"]]
let libraries = offered.map { Product.library(name: $0[0], targets: $0) }
/// What the command plugin in `Plugins` runs. It has a package of its own: whatever has a plugin builds its tools twice.
let tools = Product.executable(name: "WorkbookTools", targets: ["WorkbookTools"])
let package = Package(
    name: "ArchitectureWorkbook", platforms: [.macOS(.v15)],
    products: isWhole ? libraries + [tools] : [],
    targets: moduleTargets + (onlyLesson == nil ? [exerciseSupport] : []) + exerciseTargets + lessonTargets + players
        + (isWhole ? suites : []),
    swiftLanguageModes: [.v6])

/// UIKit is main-actor isolated, and so is what is written with it. The tooling is not.
let isolated = ["HeadlessUIKit", "Spies", "Journeys"].flatMap { [$0, $0 + "Tests"] }
let onTheMainActor = isolated + (exerciseTargets + lessonTargets).map(\.name)
/// How long the type checker may take, in milliseconds. A test may take longer, because its macros add up.
let limits = ["function-bodies", "expression-type-checking"].flatMap { ["-Xfrontend", "-warn-long-\($0)=300"] }
/// An answer that is checked alone may warn, and so may a mutant: whether they compile is no question of the switch.
let lenient = ((only == nil ? [] : exerciseTargets) + (rungs == "Lessons" ? [] : lessonTargets)).map(\.name)
for target in package.targets {
    var settings = (target.swiftSettings ?? []) + [.unsafeFlags(["-index-ignore-system-modules"])]  // Decision 0010
    if onTheMainActor.contains(target.name) { settings.append(.defaultIsolation(MainActor.self)) }
    if optimized.contains(target.name) { settings.append(.unsafeFlags(["-O"])) }  // Decision 0010
    if runsOften { settings.append(.unsafeFlags(["-gline-tables-only"])) }
    if isStrict, !lenient.contains(target.name) {
        settings.append(.unsafeFlags(["-warnings-as-errors"] + (target.type == .test ? [] : limits)))
    }
    target.swiftSettings = settings
}
