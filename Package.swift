// swift-tools-version: 6.2
import PackageDescription

// MARK: - The tables

/// Lessons in the order they are read. A folder `NN-Name` in Lessons/ is the target `LessonNNName`.
let lessons = [
    "01-MassiveViewController",
    "13-Modules",
]

/// Lessons that can be traced. Their Probes/ is compiled with their Sources/, so that what is internal stays internal.
let probed = ["13-Modules"]

/// Exercises in the order they are solved. A folder `NN-Name` in Exercises/ is the target `ExerciseNN`.
let exercises = [
    "06-BreakTheCycles",
    "13-Worker",
]

// MARK: - The two switches

/// `WORKBOOK_ANSWERS=Solutions` builds the reference solutions in place of the learner's files.
/// The manifest swaps a path and nothing else, so both run the same suites.
let answers = Context.environment["WORKBOOK_ANSWERS"] ?? "Exercises"

/// `WORKBOOK_ONLY=13` leaves that exercise and what it needs, so that another one that does not
/// compile never matters. The manifest's cache knows the environment but not the disk: that is why
/// the tables above are written out and not read from the folders.
let only = Context.environment["WORKBOOK_ONLY"]

let chosenExercises = exercises.filter { only == nil || number($0) == only }
if let only, chosenExercises.isEmpty {
    fatalError("WORKBOOK_ONLY=\(only) names no exercise; there are \(exercises.map(number))")
}

func number(_ folder: String) -> String { String(folder.prefix(2)) }
func lessonTarget(_ folder: String) -> String { "Lesson" + folder.filter { $0 != "-" } }
func exerciseTarget(_ folder: String) -> String { "Exercise" + number(folder) }
func dependencies(_ names: [String]) -> [Target.Dependency] { names.map { .target(name: $0) } }

// MARK: - Targets

/// What an exercise and its suite need, and so what is left under `WORKBOOK_ONLY`.
let foundation: [Target] = [
    .target(name: "HeadlessUIKit"),
    .target(name: "Spies"),
    .target(name: "CSourceKit"),
    .target(name: "SourceModel", dependencies: ["CSourceKit"]),
    .target(name: "RoleRules", dependencies: ["SourceModel"]),
    .target(
        name: "ExerciseSupport", dependencies: ["RoleRules", "SourceModel"], path: "Tests/Exercises/Support"),
]

let exerciseTargets: [Target] = chosenExercises.flatMap { folder in
    [
        Target.target(
            name: exerciseTarget(folder), dependencies: ["HeadlessUIKit"], path: "\(answers)/\(folder)/Sources"),
        Target.testTarget(
            name: exerciseTarget(folder) + "Tests",
            dependencies: dependencies([
                exerciseTarget(folder), "HeadlessUIKit", "Spies", "RoleRules", "SourceModel", "ExerciseSupport",
            ]),
            path: "Tests/Exercises/\(folder)"),
    ]
}

let lessonTargets: [Target] = lessons.flatMap { folder in
    [
        probed.contains(folder)
            ? Target.target(
                name: lessonTarget(folder), dependencies: ["HeadlessUIKit", "Spies"], path: "Lessons/\(folder)",
                exclude: ["README.md", "Pictures"], sources: ["Sources", "Probes"])
            : Target.target(
                name: lessonTarget(folder), dependencies: ["HeadlessUIKit"], path: "Lessons/\(folder)/Sources"),
        Target.testTarget(
            name: "Lesson\(number(folder))Tests",
            dependencies: dependencies([
                lessonTarget(folder), "HeadlessUIKit", "Journeys", "Spies", "RoleRules", "RoleRulesTesting",
                "SourceModel",
            ]),
            path: "Tests/Lessons/\(folder)"),
    ]
}

let toolTargets: [Target] = [
    .target(name: "Journeys", dependencies: ["HeadlessUIKit"]),
    .target(
        name: "WorkbookKit",
        dependencies: dependencies(
            ["HeadlessUIKit", "RoleRules", "SourceModel", "Spies", "Journeys"] + lessons.map(lessonTarget))),
    .executableTarget(name: "workbook", dependencies: ["WorkbookKit"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(name: "SourceModelTests", dependencies: ["SourceModel"]),
    .testTarget(
        name: "RoleRulesTests", dependencies: ["RoleRules", "SourceModel"],
        // Apps that the rules read and nobody builds.
        exclude: ["Fixtures"]),
    .target(name: "RoleRulesTesting", dependencies: ["RoleRules", "SourceModel"]),
    .testTarget(name: "RoleRulesTestingTests", dependencies: ["RoleRulesTesting", "RoleRules", "SourceModel"]),
    .testTarget(name: "SpiesTests", dependencies: ["Spies"]),
    .testTarget(
        name: "ExerciseSupportTests", dependencies: ["ExerciseSupport", "SourceModel"],
        path: "Tests/Exercises/SupportTests"),
    .testTarget(name: "JourneysTests", dependencies: ["Journeys", "HeadlessUIKit"]),
    .testTarget(
        name: "WorkbookKitTests",
        dependencies: ["WorkbookKit", "HeadlessUIKit", "Journeys", "RoleRules", "SourceModel", "Spies"]),
    .testTarget(name: "WorkbookCommandTests", dependencies: ["workbook", "WorkbookKit"]),
]

/// What another package may use: the rules, the line that tries them in a suite, and what `new-module --ui headless`
/// builds on.
let products: [Product] = [
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "RoleRules", targets: ["RoleRules", "SourceModel"]),
    .library(name: "RoleRulesTesting", targets: ["RoleRulesTesting", "RoleRules"]),
]

let package = Package(
    name: "ArchitectureWorkbook",
    platforms: [.macOS(.v15)],
    products: only == nil ? products : [],
    targets: foundation + exerciseTargets + (only == nil ? lessonTargets + toolTargets : []),
    swiftLanguageModes: [.v6])

// MARK: - Settings

/// UIKit is main-actor isolated, and so is what is written with it. The tooling is not.
let onTheMainActor = ["HeadlessUIKit", "Spies", "Journeys", "JourneysTests", "SpiesTests", "HeadlessUIKitTests"]
for target in package.targets {
    let isApp =
        target.name.hasPrefix("Lesson")
        || target.name.hasPrefix("Exercise") && !target.name.hasPrefix("ExerciseSupport")
    if isApp || onTheMainActor.contains(target.name) {
        target.swiftSettings = [.defaultIsolation(MainActor.self)]
    }
}
