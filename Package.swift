// swift-tools-version: 6.2
import Foundation
import PackageDescription

// MARK: - The tables, written out because the manifest's cache knows the environment but not the disk

/// The groups of Sources/, the modules in each, and what a module may use; `workbook diagram --package` draws them.
let groups: KeyValuePairs<String, KeyValuePairs<String, [String]>> = [
    // What an app and its tests are written with.
    "Kit": ["HeadlessUIKit": [], "Spies": [], "Journeys": ["HeadlessUIKit"]],
    // What reads Swift and checks it against rules.
    "Rules": [
        "CSourceKit": [], "SourceModel": ["CSourceKit"], "RoleIndex": ["SourceModel"],
        "RoleRules": ["RoleIndex", "SourceModel"], "RoleRulesTesting": ["RoleRules", "SourceModel"],
    ],
    // What the learner's command is made of.
    "Workbook": [
        "Typesetting": [], "Processes": ["Typesetting"], "Course": ["Typesetting"],
        "Checking": ["Course", "Processes", "SourceModel", "Typesetting"],
        "Playing": ["HeadlessUIKit", "Journeys", "Spies", "Typesetting"],
        "AppBuilding": ["Checking", "Course", "Journeys", "Playing", "Processes", "SourceModel", "Typesetting"],
        "Commands": ["AppBuilding", "Checking", "Course", "Journeys", "Playing", "Processes", "Typesetting"],
        "workbook": [
            "AppBuilding", "Checking", "Commands", "Course", "Journeys", "Playing", "Processes", "SourceModel",
            "Typesetting",
        ],
    ],
    // Tools that lessons tell their readers to type, in a program that `workbook` builds when it is asked for one.
    "Tools": [
        "Changes": ["Checking", "Course", "Typesetting"],
        "WorkbookTools": [
            "Changes", "Commands", "Course", "Journeys", "Playing", "Processes", "RoleIndex", "RoleRules",
            "SourceModel",
            "Spies", "Typesetting",
        ],
    ],
]
/// What only authors and teachers type, in Workshop/: the program `workshop`, left alone by `WORKBOOK_ONLY=workshop`.
let workshopUses = [
    "Changes", "Checking", "Commands", "Course", "Journeys", "Processes", "SourceModel", "Typesetting",
]
let programs = ["workbook", "WorkbookTools"]
/// Modules without a folder in Tests/ of their name: RungPlayerTests tries what plays and traces, on all rungs.
let triedElsewhere = ["CSourceKit", "Changes", "Commands", "Playing"]
/// What suites use beside their module and what that uses, and the modules whose suites do.
let triedWith: KeyValuePairs = [
    "CourseFixtures": ["AppBuilding", "Checking", "Course", "workbook", "WorkbookTools"],
    "RoleRules": ["workbook"],
]
/// Lessons in the order they are read. A folder `NN-Name` in Lessons/ is the target `LessonNNName`.
let lessons = [
    "01-MassiveViewController", "02-ServiceLayer", "03-Seams", "04-Presenter", "05-Interactor", "06-Viper",
    "07-ViperLogin", "08-CleanViper", "09-DataCapture", "10-Report", "11-Contract", "12-Actors", "13-Modules",
    "14-TestingActors", "15-Concurrency", "16-Errata", "17-AnotherScreen", "18-Choosing",
]
let suitesOf = ["14-TestingActors": "13-Modules"]  // It has tests of its own, and no sources.
/// Lessons with Probes/, which are compiled with Sources/, so that what is internal stays internal.
let probed = ["04", "05", "06", "07", "08", "09", "10", "12", "13", "15"]
let listAlone = ["12-Actors"]  // No whole app, and so without `journeys.json`.
/// Exercises in the order they are solved. A folder `NNx-Name` in Exercises/ is the target `ExerciseNNx`.
let exercises = [
    "01a-NameTheConcerns", "02a-ExtractTheService", "03a-FirstSpy", "04a-MoveTheFormatting", "05a-TwoDataManagers",
    "06a-BreakTheCycles", "06b-OnlyTheWireframeNavigates", "07a-AnswerTheError", "08a-OutputsPerEvent",
    "09a-CaptureAndTransform", "10a-RowsOfManyKinds", "11a-WriteTheContract", "12a-Worker", "12b-Scene", "12c-Director",
    "13a-Navigator", "13b-NewsBack", "14a-TestTheDirector", "15a-AsyncWorker", "16a-FixTheListing", "18a-Capstone",
]
/// Exercises with `ExerciseNNxLearnerTests`, and what the locked suite has for these in a folder (Decisions 0009, 0016).
let learnerTests = ["03a-FirstSpy": "Subject", "14a-TestTheDirector": "Subject", "18a-Capstone": "Driver"]

// MARK: - Switches

/// `WORKBOOK_ONLY=12a` leaves one exercise and what it needs, so that another that does not compile never matters, `12` one
/// lesson and what its suites need, and `workshop` the workshop, which nothing else builds.
let only = Context.environment["WORKBOOK_ONLY"]
/// `WORKBOOK_TREE=Solutions` builds the exercises in that folder instead of the learner's, with the same suites. With
/// `WORKBOOK_ONLY=12`, lesson 12 and its suites are those below that folder, in `Lessons` and `Tests/Lessons`.
let tree = Context.environment["WORKBOOK_TREE"]
/// `WORKBOOK_PLAY=1` adds to that lesson or exercise the program that plays its app; `check` has no time to link it.
let plays = Context.environment["WORKBOOK_PLAY"] != nil
/// `WORKBOOK_STRICT=1` turns warnings into errors, and what takes the type checker long: CI builds with it.
let isStrict = Context.environment["WORKBOOK_STRICT"] != nil

let labels = (exercises + lessons).map(label) + ["workshop"]
if let only, !labels.contains(only) { fatalError("WORKBOOK_ONLY=\(only) is none of \(labels)") }
let former = ["ANSWERS": "TREE", "LESSON": "ONLY", "RUNGS": "TREE", "SUITES": "TREE"]
for (old, new) in former where Context.environment["WORKBOOK_" + old] != nil {
    fatalError("WORKBOOK_\(old) is now WORKBOOK_\(new)")
}
let isWhole = only == nil
let isWorkshop = only == "workshop"
let chosenExercises = exercises.filter { isWhole || label($0) == only }
let chosenLessons = lessons.filter { isWhole || label($0) == only }
let lessonsWithSources = lessons.filter { lesson in chosenLessons.contains { subject($0) == lesson } }
let isOneExercise = !isWhole && !chosenExercises.isEmpty
let isOneLesson = !isWhole && !chosenLessons.isEmpty

func label(_ folder: String) -> String { String(folder.prefix { $0 != "-" }) }
func subject(_ folder: String) -> String { suitesOf[folder] ?? folder }

// MARK: - Targets

func lessonTarget(_ folder: String) -> String { "Lesson" + folder.filter { $0 != "-" } }
func exerciseTarget(_ folder: String) -> String { "Exercise" + label(folder) }
func dependencies(_ names: [String]) -> [Target.Dependency] { names.map { .target(name: $0) } }
func tests(_ name: String, of uses: [String], _ path: String? = nil, without: [String] = []) -> Target {
    .testTarget(name: name + "Tests", dependencies: dependencies(uses), path: path, exclude: without)
}

let modules = groups.flatMap { group, modules in modules.map { (group: group, name: $0, uses: $1) } }
let uses = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0.uses) })
/// What the suites of an exercise use, those of a lesson, and those of all lessons.
let byExercises = ["HeadlessUIKit", "Spies", "RoleRules", "SourceModel"]
let byLessons = ["HeadlessUIKit", "Journeys", "Spies", "RoleRules", "RoleRulesTesting", "SourceModel"]
let byRungs = ["HeadlessUIKit", "WorkbookTools"] + (uses["WorkbookTools"] ?? [])
let byPlayers = ["HeadlessUIKit", "Journeys", "Playing", "Spies"]
func withUsed(_ all: [String]) -> Set<String> { all.reduce(into: Set(all)) { $0.formUnion(withUsed(uses[$1] ?? [])) } }
let needed =
    isWhole
    ? Set(uses.keys)
    : withUsed(isWorkshop ? workshopUses : (isOneLesson ? byLessons : byExercises) + (plays ? byPlayers : []))
let moduleTargets = modules.filter { needed.contains($0.name) }.map { group, name, uses in
    let (path, uses) = ("Sources/\(group)/\(name)", dependencies(uses))
    return programs.contains(name)
        ? Target.executableTarget(name: name, dependencies: uses, path: path)
        : .target(name: name, dependencies: uses, path: path)
}
let courseFixtures = Target.target(
    name: "CourseFixtures", dependencies: dependencies(["Checking", "Commands", "Course"]), path: "Tests/CourseFixtures"
)
let exerciseSupport = Target.target(
    name: "ExerciseSupport", dependencies: dependencies(byExercises.filter { $0 != "Spies" }),
    path: "Tests/Exercises/Support")
let answers = tree ?? "Exercises"
let exerciseTargets: [Target] = chosenExercises.flatMap { folder in
    let (target, beside) = (exerciseTarget(folder), learnerTests[folder].map { [$0] } ?? [])
    let sources = beside == ["Subject"] ? "Tests/Exercises/\(folder)/Subject" : "\(answers)/\(folder)/Sources"
    let learners = tests(target + "Learner", of: [target, "HeadlessUIKit", "Spies"], "\(answers)/\(folder)/Tests")
    return [
        .target(name: target, dependencies: ["HeadlessUIKit"], path: sources),
        tests(target, of: [target, "ExerciseSupport"] + byExercises, "Tests/Exercises/\(folder)", without: beside),
    ] + (beside.isEmpty ? [] : [learners])
}
let root = tree.map { isOneLesson ? $0 + "/" : "" } ?? ""
let lessonTargets: [Target] =
    lessonsWithSources.map { folder in
        let isProbed = probed.contains(label(folder))
        let others = ["README.md", "Pictures"] + (listAlone.contains(folder) ? [] : ["journeys.json"])
        return .target(
            name: lessonTarget(folder), dependencies: dependencies(["HeadlessUIKit"] + (isProbed ? ["Spies"] : [])),
            path: "\(root)Lessons/\(folder)" + (isProbed ? "" : "/Sources"), exclude: isProbed ? others : [],
            sources: isProbed ? ["Sources", "Probes"] : nil)
    }
    + chosenLessons.map { folder in
        tests(
            "Lesson" + label(folder), of: [lessonTarget(subject(folder))] + byLessons, "\(root)Tests/Lessons/\(folder)")
    }
/// The program that plays the one exercise or lesson that is left. The command links none of them, so that it works
/// whatever state they are in (Documentation/Decisions/0013). Each lesson's has a name of its own and stays built.
let players = (!plays || isWhole ? [] : isOneLesson ? lessonsWithSources : chosenExercises).map { folder in
    let (name, suffix) = isOneLesson ? ("RungPlayer", label(folder)) : ("ExercisePlayer", "")
    let (app, alias) = isOneLesson ? (lessonTarget(folder), "Lesson") : (exerciseTarget(folder), "Bookshelf")
    return Target.executableTarget(
        name: name + suffix, dependencies: dependencies([app] + byPlayers), path: "Sources/Workbook/\(name)",
        swiftSettings: [.unsafeFlags(["-module-alias", "\(alias)=\(app)"])]
            + [.define("LESSON" + label(folder))] + (probed.contains(label(folder)) ? [.define("PROBED")] : []))
}
let suites: [Target] =
    modules.filter { !triedElsewhere.contains($0.name) }.map { _, name, uses in
        let others = triedWith.filter { $0.value.contains(name) }.map(\.key)
        return tests(name, of: [name] + uses + others, without: name == "RoleRules" ? ["Fixtures"] : [])
    }
    + [
        courseFixtures,
        tests("ExerciseSupport", of: ["ExerciseSupport"] + byExercises, "Tests/Exercises/SupportTests"),
        tests("RungPlayer", of: byRungs + lessonsWithSources.map(lessonTarget)),
        tests("WorkbookCommand", of: ["CourseFixtures"] + Set(programs + programs.flatMap { uses[$0] ?? [] }).sorted()),
    ]
let workshop = Target.executableTarget(
    name: "workshop", dependencies: dependencies(workshopUses), path: "Workshop/Sources")
let workshopSuites: [Target] = [
    courseFixtures, tests("workshop", of: ["workshop", "CourseFixtures"] + workshopUses, "Workshop/Tests"),
]
/// What another package may use: for its suites, for `new-module --ui headless`, and for what `spy` writes.
let offered = [
    ["HeadlessUIKit"], ["Spies"], ["RoleRules", "RoleIndex", "SourceModel"], ["RoleRulesTesting", "RoleRules"],
]
/// What the command plugin in `Plugins` runs. It has a package of its own: whatever has a plugin builds its tools twice.
let tools = Product.executable(name: "WorkbookTools", targets: ["WorkbookTools"])

let package = Package(
    name: "ArchitectureWorkbook", platforms: [.macOS(.v15)],
    products: isWhole ? offered.map { .library(name: $0[0], targets: $0) } + [tools] : [],
    targets: moduleTargets + (chosenExercises.isEmpty ? [] : [exerciseSupport]) + exerciseTargets + lessonTargets
        + players
        + (isWhole ? suites : []) + (isWorkshop ? [workshop] + workshopSuites : []),
    swiftLanguageModes: [.v6])

// MARK: - Settings

/// UIKit is main-actor isolated, and so is what is written with it. The tooling is not.
let isolated = ["HeadlessUIKit", "Spies", "Journeys"].flatMap { [$0, $0 + "Tests"] }
let onTheMainActor = isolated + (exerciseTargets + lessonTargets).map(\.name)
/// Whoever builds from another folder runs one suite many times, with UIKit's stand-in looked at again and again; a first build
/// would wait for it. Nobody debugs then, so only the lines are kept, which tell where something crashed (Decision 0010).
let runsOften = tree != nil && tree != "Solutions"
let optimized = ["SourceModel"] + (runsOften ? ["HeadlessUIKit"] : [])
/// How long the type checker may take, in milliseconds. A test may take longer, because its macros add up.
let limits = ["function-bodies", "expression-type-checking"].flatMap { ["-Xfrontend", "-warn-long-\($0)=300"] }
/// An answer that is checked alone may warn, and so may a mutant: whether they compile is no question of the switch.
let lenient = ((isOneExercise ? exerciseTargets : []) + (isOneLesson && tree != nil ? lessonTargets : [])).map(\.name)
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

// MARK: - A build folder that was moved or copied along with its checkout, which makes pages of errors about a module cache

func place(_ folder: String) -> String { URL(fileURLWithPath: folder).resolvingSymlinksInPath().path.lowercased() }
if let plan = try? String(contentsOfFile: Context.packageDirectory + "/.build/debug.yaml", encoding: .utf8),
    let builtIn = plan.firstMatch(of: /"(\/[^"]*)\/\.build\/[^"\/]+\/debug\//)?.1,
    place("\(builtIn)") != place(Context.packageDirectory)
{
    let words = "this checkout was built in \(builtIn) and then moved; delete its build folder: rm -r .build\n"
    FileHandle.standardError.write(Data(words.utf8))
    exit(1)
}
