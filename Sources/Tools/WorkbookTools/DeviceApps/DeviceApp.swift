import Course
import Foundation

/// An app for Xcode and Swift Playground: a package with a rung's sources, and what starts them on a device.
struct DeviceApp: Sendable {
    /// The product's name, such as `Items13`.
    let name: String
    /// The name of the module with the sources, which is the workbook's.
    let module: String
    /// The origin of the sources in words: `lesson 13`.
    let origin: String
    /// The command that writes it, after `swift run workbook`.
    let command: String
    let start: AppStart
    /// The sources, by their paths in the module.
    let sources: [AppFile]
    /// The files of the server, if the app needs one.
    let server: [AppFile]

    /// The name of the folder.
    var folder: String { name + ".swiftpm" }

    /// All files of the folder.
    var files: [AppFile] {
        let code = AppCode(app: self)
        return [AppFile("Package.swift", AppManifest(app: self).text)] + code.files
            + [AppFile("HeadlessUIKit/HeadlessUIKit.swift", code.headlessUIKit)]
            + server.map { AppFile("\(AppCode.server)/\($0.path)", $0.data) }
            + sources.map { AppFile("\(module)/\($0.path)", $0.data) }
    }
}

extension DeviceApp {
    /// Reads a lesson's app, or the state of one between two steps.
    init(of lesson: Lesson, in checkout: Checkout) throws(CatalogueError) {
        let start = AppStart(of: lesson)
        let kind = (lesson.app ?? "App").dropLast("App".count)
        name = kind + lesson.label.replacing(".", with: "Step")
        module = "Lesson" + lesson.folder.filter { $0 != "-" }
        origin = lesson.step.map { "lesson \(lesson.label), the app after step \($0)" } ?? "lesson \(lesson.label)"
        command = "app \(lesson.label)"
        self.start = start
        sources = try Self.sources(in: lesson.path + "/Sources", of: checkout)
        server = try Self.server(of: start, in: checkout)
    }

    /// Reads an exercise's app: the learner's, or the solution's.
    init(of exercise: Exercise, isSolution: Bool, in checkout: Checkout, now: Date) throws(CatalogueError) {
        let folder = isSolution ? "Solutions/" + exercise.folder : exercise.path
        // Xcode would report the missing file only through errors in others.
        for file in exercise.editable where !exercise.mayRemove(file) { _ = try checkout.data("\(folder)/\(file)") }
        let start = AppStart(ofExerciseAt: now)
        name = "Bookshelf\(exercise.label)" + (isSolution ? "Solution" : "")
        module = "Exercise" + exercise.label
        origin = isSolution ? "the solution of exercise \(exercise.label)" : "exercise \(exercise.label)"
        command = "app \(exercise.label)" + (isSolution ? " --solution" : "")
        self.start = start
        sources = try Self.sources(in: folder + "/Sources", of: checkout)
        server = try Self.server(of: start, in: checkout)
    }

    /// Returns the Swift files below a folder; hidden files, such as an editor's, are left out.
    private static func sources(in folder: String, of checkout: Checkout) throws(CatalogueError) -> [AppFile] {
        let paths = checkout.files(below: folder).filter { path in
            path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        if paths.isEmpty { throw .unreadable(file: folder, reason: "there are no Swift files") }
        return try paths.sorted().map { (path) throws(CatalogueError) in
            AppFile(path, try checkout.data("\(folder)/\(path)"))
        }
    }

    private static func server(of start: AppStart, in checkout: Checkout) throws(CatalogueError) -> [AppFile] {
        try (start.server?.files ?? []).map { (path) throws(CatalogueError) in
            AppFile(path, try checkout.data("Sources/Kit/Journeys/" + path))
        }
    }
}
