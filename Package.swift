// swift-tools-version: 6.2
import Foundation
import PackageDescription

// MARK: - Tables, written out because the manifest's cache knows the environment but not the disk

/// The modules of Sources/ by group, with the modules that each one uses; `workbook diagram --package` draws them.
let modules: KeyValuePairs = [
    // The libraries for apps and their tests.
    "Kit/HeadlessUIKit": "",
    "Kit/Spies": "",
    "Kit/Journeys": "HeadlessUIKit",
    // The libraries that read Swift and check it against rules.
    "Rules/CSourceKit": "",
    "Rules/SourceModel": "CSourceKit",
    "Rules/RoleIndex": "SourceModel",
    "Rules/RoleRules": "RoleIndex SourceModel",
    "Rules/RoleRulesTesting": "RoleRules SourceModel",
    // The parts of the learner's command.
    "Workbook/Typesetting": "",
    "Workbook/Processes": "Typesetting",
    "Workbook/Course": "Typesetting",
    "Workbook/Checking": "Course Processes SourceModel Typesetting",
    "Workbook/Playing": "HeadlessUIKit Journeys Spies Typesetting",
    "Workbook/AppBuilding": "Checking Course Journeys Playing Processes SourceModel Typesetting",
    "Workbook/Commands": "AppBuilding Checking Course Journeys Playing Processes Typesetting",
    "Workbook/workbook": "AppBuilding Checking Commands Course Journeys Playing Processes SourceModel Typesetting",
    // The tools that lessons ask their readers to type, in a program that `workbook` builds on demand.
    "Tools/Changes": "Checking Course Typesetting",
    "Tools/WorkbookTools":
        "AppBuilding Changes Commands Course Journeys Playing Processes RoleIndex RoleRules SourceModel Spies Typesetting",
]
let programs = ["workbook", "WorkbookTools"]
/// The modules that the program for authors and teachers uses; only `WORKBOOK_ONLY=workshop` builds it, from Workshop/.
let workshopUses = words("Changes Checking Commands Course Journeys Processes SourceModel Typesetting")
/// Modules without their own folder in Tests/; RungPlayerTests covers playing and tracing, on all rungs.
let triedElsewhere = ["CSourceKit", "Changes", "Commands", "Playing"]
/// Lessons in reading order; a folder `NN-Name` in Lessons/ is the target `LessonNNName`.
let lessons = [
    "01-MassiveViewController", "02-ServiceLayer", "03-Seams", "04-Presenter", "05-Interactor", "06-Viper",
    "07-ViperLogin", "08-CleanViper", "09-DataCapture", "10-Report", "11-Contract", "12-Actors", "13-Modules",
    "14-TestingActors", "15-Concurrency", "16-Errata", "17-AnotherScreen", "18-Choosing",
]
let suitesOf = ["14-TestingActors": "13-Modules"]  // This lesson has tests but no sources.
/// Lessons with Probes/, which are compiled together with Sources/, so that internal code can stay internal.
let probed = words("04 05 06 07 08 09 10 12 13 15")
/// Lessons with Steps/; `WORKBOOK_ONLY=12.1` builds the app after step 1, which `workbook` puts into `.workbook/steps`.
let stepwise = ["12-Actors", "13-Modules"]
let secondPages = ["09-DataCapture": ["Controls.md"], "10-Report": ["InterfaceBuilder.md"]]  // Texts next to a README.
/// Exercises in solving order; a folder `NNx-Name` in Exercises/ is the target `ExerciseNNx`.
let exercises = [
    "01a-NameTheConcerns", "02a-ExtractTheService", "03a-FirstSpy", "04a-MoveTheFormatting", "05a-TwoDataManagers",
    "06a-BreakTheCycles", "06b-OnlyTheWireframeNavigates", "07a-AnswerTheError", "07b-TestTheModule",
    "08a-OutputsPerEvent", "09a-CaptureAndTransform", "10a-RowsOfManyKinds", "11a-WriteTheContract", "12a-Worker",
    "12b-Scene", "12c-Director", "13a-Navigator", "13b-NewsBack", "13c-FromViper", "14a-TestTheDirector",
    "15a-AsyncWorker", "16a-FixTheListing", "18a-Capstone",
]
/// Exercises with `ExerciseNNxLearnerTests`, and the locked suite's folder for these tests (Decisions 0009, 0016).
let learnerTests = [
    "03a-FirstSpy": "Subject", "07b-TestTheModule": "Subject", "14a-TestTheDirector": "Subject",
    "18a-Capstone": "Driver",
]

// MARK: - Switches

func environment(_ name: String) -> String? { Context.environment["WORKBOOK_" + name] }
/// `WORKBOOK_ONLY=12a` keeps one exercise and the modules that it needs, so that others don't have to compile.
///
/// `12` keeps one lesson and the modules for its suites, and `workshop` keeps the workshop.
let (only, step) = parts(environment("ONLY"))
/// `WORKBOOK_TREE=Solutions` builds the exercises in that folder instead of the learner's, with the same suites.
///
/// With `WORKBOOK_ONLY=12`, lesson 12 and its suites come from `Lessons` and `Tests/Lessons` in that folder.
let tree = environment("TREE")
/// `WORKBOOK_PLAY=1` adds the program that plays that lesson or exercise, which `check` has no time to link.
let plays = environment("PLAY") != nil
/// `WORKBOOK_STRICT=1`, which CI sets, turns warnings and slow type checking into errors.
let isStrict = environment("STRICT") != nil
for (old, new) in ["ANSWERS": "TREE", "LESSON": "ONLY", "RUNGS": "TREE", "SUITES": "TREE"] where environment(old) != nil
{
    fatalError("WORKBOOK_\(old) is now WORKBOOK_\(new)")
}
let labels = (exercises + lessons).map(label) + ["workshop"]
if let only, !labels.contains(only) { fatalError("WORKBOOK_ONLY=\(only) is none of \(labels)") }
let chosenExercises = exercises.filter { only == nil || label($0) == only }
let chosenLessons = lessons.filter { only == nil || label($0) == only }
let isOneExercise = only != nil && !chosenExercises.isEmpty
let isOneLesson = only != nil && !chosenLessons.isEmpty

// MARK: - Targets

func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
func parts(_ label: String?) -> (only: String?, step: String?) {
    let parts = label?.split(separator: ".").map(String.init) ?? []
    return (parts.first, parts.count == 2 ? parts[1] : nil)
}
func label(_ folder: String) -> String { String(folder.prefix { $0 != "-" }) }
func subject(_ folder: String) -> String { suitesOf[folder] ?? folder }
func lessonTarget(_ folder: String) -> String { "Lesson" + folder.filter { $0 != "-" } }
func exerciseTarget(_ folder: String) -> String { "Exercise" + label(folder) }
func names(_ names: [String]) -> [Target.Dependency] { names.map { .target(name: $0) } }
func tests(_ name: String, of uses: [String], _ path: String? = nil, without: [String] = []) -> Target {
    .testTarget(name: name + "Tests", dependencies: names(uses), path: path, exclude: without)
}

let moduleTargets = modules.map { path, uses in
    let (name, uses) = (String(path.drop { $0 != "/" }.dropFirst()), names(words(uses)))
    return programs.contains(name)
        ? Target.executableTarget(name: name, dependencies: uses, path: "Sources/" + path)
        : .target(name: name, dependencies: uses, path: "Sources/" + path)
}
let uses = Dictionary(uniqueKeysWithValues: zip(moduleTargets.map(\.name), modules.map { words($1) }))
func withUsed(_ all: [String]) -> Set<String> { all.reduce(into: Set(all)) { $0.formUnion(withUsed(uses[$1] ?? [])) } }
/// The modules that an exercise's suites use, those of a lesson's suites, and those of the playing programs.
let byExercises = words("HeadlessUIKit Spies RoleRules SourceModel")
let byLessons = words("HeadlessUIKit Journeys Spies RoleRules RoleRulesTesting SourceModel")
let byPlayers = words("HeadlessUIKit Journeys Playing Spies")
let usedByOne = (isOneLesson ? byLessons : isOneExercise ? byExercises : workshopUses) + (plays ? byPlayers : [])
let neededModules = moduleTargets.filter { only == nil || withUsed(usedByOne).contains($0.name) }

let exerciseSupport = Target.target(
    name: "ExerciseSupport", dependencies: names(byExercises.filter { $0 != "Spies" }), path: "Tests/Exercises/Support")
let exerciseTargets: [Target] = chosenExercises.flatMap { folder in
    let (target, answer, suite) = (
        exerciseTarget(folder), "\(tree ?? "Exercises")/\(folder)", "Tests/Exercises/\(folder)"
    )
    let beside = learnerTests[folder].map { [$0] } ?? []
    return [
        .target(
            name: target, dependencies: ["HeadlessUIKit"],
            path: beside == ["Subject"] ? suite + "/Subject" : answer + "/Sources"),
        tests(target, of: [target, "ExerciseSupport"] + byExercises, suite, without: beside),
    ] + beside.map { _ in tests(target + "Learner", of: [target, "HeadlessUIKit", "Spies"], answer + "/Tests") }
}
let stateFolder = step.map { ".workbook/steps/\(only ?? "").\($0)" }
let root = isOneLesson ? (tree ?? stateFolder).map { $0 + "/" } ?? "" : ""
let lessonsWithSources = lessons.filter { chosenLessons.map(subject).contains($0) }
/// A state between two steps has no probes, because these know all actors of the lesson.
func isProbed(_ folder: String) -> Bool { step == nil && probed.contains(label(folder)) }
let lessonTargets: [Target] =
    lessonsWithSources.map { folder in
        let isProbed = isProbed(folder)
        let others =
            ["README.md", "Pictures", "journeys.json"] + (secondPages[folder] ?? [])
            + (stepwise.contains(folder) ? ["Steps", "steps.json"] : [])
        return .target(
            name: lessonTarget(folder), dependencies: names(["HeadlessUIKit"] + (isProbed ? ["Spies"] : [])),
            path: "\(root)Lessons/\(folder)" + (isProbed ? "" : "/Sources"), exclude: isProbed ? others : [],
            sources: isProbed ? ["Sources", "Probes"] : nil)
    }
    + chosenLessons.map {
        tests("Lesson" + label($0), of: [lessonTarget(subject($0))] + byLessons, "\(root)Tests/Lessons/\($0)")
    }
/// The program that plays the one remaining exercise or lesson.
///
/// The command itself links none of them, so that it works in whatever state they are (Documentation/Decisions/0013).
/// Each lesson's program has its own name and stays built.
let players = (!plays || only == nil ? [] : isOneLesson ? lessonsWithSources : chosenExercises).map { folder in
    let number = label(folder) + (step.map { "Step" + $0 } ?? "")
    let (name, suffix) = isOneLesson ? ("RungPlayer", number) : ("ExercisePlayer", "")
    let (app, alias) = isOneLesson ? (lessonTarget(folder), "Lesson") : (exerciseTarget(folder), "Bookshelf")
    return Target.executableTarget(
        name: name + suffix, dependencies: names([app] + byPlayers), path: "Sources/Workbook/\(name)",
        swiftSettings: [.unsafeFlags(["-module-alias", "\(alias)=\(app)"])]
            + [.define("LESSON" + label(folder))] + (isProbed(folder) ? [.define("PROBED")] : []))
}
let courseFixtures = Target.target(
    name: "CourseFixtures", dependencies: names(["Checking", "Commands", "Course"]), path: "Tests/CourseFixtures")
let suites: [Target] =
    moduleTargets.map(\.name).filter { !triedElsewhere.contains($0) }.map { name in
        let others =
            words("AppBuilding Checking Course workbook WorkbookTools").contains(name) ? ["CourseFixtures"] : []
        // They check it against the rules' messages, and its declarations against UIKit's pages.
        let readers = ["workbook": ["RoleRules"], "HeadlessUIKit": ["SourceModel"]][name] ?? []
        let data = ["RoleRules": ["Fixtures"], "HeadlessUIKit": ["Pages"]][name] ?? []
        return tests(name, of: [name] + uses[name]! + others + readers, without: data)
    }
    + [
        courseFixtures, tests("ExerciseSupport", of: ["ExerciseSupport"] + byExercises, "Tests/Exercises/SupportTests"),
        tests(
            "RungPlayer",
            of: ["HeadlessUIKit", "WorkbookTools"] + uses["WorkbookTools"]! + lessonsWithSources.map(lessonTarget)),
        tests("WorkbookCommand", of: ["CourseFixtures"] + Set(programs + programs.flatMap { uses[$0]! }).sorted()),
    ]
let workshop: [Target] = [
    .executableTarget(name: "workshop", dependencies: names(workshopUses), path: "Workshop/Sources"), courseFixtures,
    tests("workshop", of: ["workshop", "CourseFixtures"] + workshopUses, "Workshop/Tests"),
]
/// The products for other packages: for their suites, for `new-module --ui headless`, and for the output of `spy`.
let offered = ["HeadlessUIKit", "Spies", "RoleRules RoleIndex SourceModel", "RoleRulesTesting RoleRules"].map(words)
/// The program for the command plugin in `Plugins`, a package of its own, because one with a plugin builds tools twice.
let tools = Product.executable(name: "WorkbookTools", targets: ["WorkbookTools"])

let package = Package(
    name: "ArchitectureWorkbook", platforms: [.macOS(.v15)],
    products: only == nil ? offered.map { .library(name: $0[0], targets: $0) } + [tools] : [],
    targets: neededModules + (chosenExercises.isEmpty ? [] : [exerciseSupport]) + exerciseTargets + lessonTargets
        + players
        + (only == nil ? suites : []) + (only == "workshop" ? workshop : []),
    swiftLanguageModes: [.v6])

// MARK: - Settings

/// UIKit is isolated to the main actor, and so is code that uses it; the tooling isn't.
let onTheMainActor =
    ["HeadlessUIKit", "Spies", "Journeys"].flatMap { [$0, $0 + "Tests"] }
    + (exerciseTargets + lessonTargets).map(\.name)
/// Whether one suite runs many times, as in builds of other folders, so that optimizing HeadlessUIKit pays off.
///
/// These builds aren't debugged, so they only keep the line tables that locate a crash (Decision 0010).
let runsOften = tree != nil && tree != "Solutions"
/// The limits for the type checker, in milliseconds; tests have none, because their macros add up.
let limits = ["function-bodies", "expression-type-checking"].flatMap { ["-Xfrontend", "-warn-long-\($0)=300"] }
/// An answer checked alone, or a mutant, may have warnings: the strict switch must not decide whether it compiles.
let lenient = ((isOneExercise ? exerciseTargets : []) + (isOneLesson && tree != nil ? lessonTargets : [])).map(\.name)
for target in package.targets {
    var flags = ["-index-ignore-system-modules"]  // Decision 0010, like the next two.
    if target.name == "SourceModel" || (runsOften && target.name == "HeadlessUIKit") { flags.append("-O") }
    if runsOften { flags.append("-gline-tables-only") }
    if isStrict, !lenient.contains(target.name) {
        flags += ["-warnings-as-errors"] + (target.type == .test ? [] : limits)
    }
    let isolation: [SwiftSetting] = onTheMainActor.contains(target.name) ? [.defaultIsolation(MainActor.self)] : []
    target.swiftSettings = (target.swiftSettings ?? []) + isolation + [.unsafeFlags(flags)]
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
