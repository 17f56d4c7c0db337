import Foundation
import Typesetting

/// The steps from an earlier lesson's app to this lesson's; after each, the app runs and passes its journeys.
///
/// `Lessons/NN-Name/steps.json` lists the files that move in each step. Files that only a state between two steps
/// needs, such as a wireframe that knows old and new actors, are in `Steps/1-Name` of the same folder. The last step
/// leads to the lesson itself.
struct LessonSteps {
    /// The name of the file in a lesson's folder.
    static let file = "steps.json"

    private let lesson: Lesson
    private let origin: Lesson
    private let steps: [LessonStep]
    private let checkout: Checkout

    /// Reads the steps of a lesson; nil for a lesson without steps.
    init?(of lesson: Lesson, in catalogue: Catalogue) throws(CatalogueError) {
        let path = "\(lesson.path)/\(Self.file)"
        checkout = catalogue.checkout
        guard FileManager.default.fileExists(atPath: checkout.url(path).path) else { return nil }
        let fields = try JSONFields(try checkout.data(path), file: path)
        self.lesson = lesson
        origin = try catalogue.lesson(try fields.text("from", "the number of the lesson that it begins from"))
        steps = try fields.objects("steps", "a list of steps").map(LessonStep.init)
    }

    /// The labels of the states between: `12.1`, `12.2`.
    var labels: [String] { steps.indices.map { "\(lesson.label).\($0 + 1)" } }

    /// Returns the app after that many steps, as a separate lesson whose files are in `.workbook/steps`.
    ///
    /// Existing files that haven't changed keep their dates, so that they aren't built again.
    func state(after count: Int) throws(CatalogueError) -> Lesson {
        guard steps.indices.contains(count - 1) else {
            throw .noStep("\(lesson.label).\(count)", of: lesson.label, known: labels)
        }
        let label = labels[count - 1]
        let folder = ".workbook/steps/\(label)"
        try write(try files(after: count), to: folder)
        return Lesson(
            number: lesson.number, step: count, name: steps[count - 1].name, title: lesson.title,
            parts: LessonParts(ofState: lesson.parts), path: "\(folder)/\(lesson.path)")
    }

    /// Returns the app before the step of that number: the state after the previous step, or the earlier lesson.
    func before(_ count: Int) throws(CatalogueError) -> Lesson { count > 1 ? try state(after: count - 1) : origin }

    /// The number of states between the two lessons.
    var count: Int { steps.count }

    // MARK: - Files

    /// Returns the files of a state: the source by the destination, both as paths from the checkout's root.
    private func files(after count: Int) throws(CatalogueError) -> [String: String] {
        let (old, new) = (origin.path + "/Sources", lesson.path + "/Sources")
        let suites = "Tests/Lessons/" + lesson.folder
        var files: [String: String] = [:]
        func add(_ names: [String], from source: String, to place: String) throws(CatalogueError) {
            for name in names {
                for file in try found(name, in: source) { files["\(place)/\(file)"] = "\(source)/\(file)" }
            }
        }
        try add(["."], from: old, to: new)
        for step in steps.prefix(count) {
            for name in step.leaves {
                for file in try found(name, in: old) { files["\(new)/\(file)"] = nil }
            }
        }
        for step in steps.prefix(count) {
            try add(step.arrives, from: new, to: new)
            try add(step.suites, from: suites, to: suites)
        }
        let own = "\(lesson.path)/Steps/\(count)-\(steps[count - 1].name)"
        if !checkout.files(below: own).isEmpty { try add(["."], from: own, to: new) }
        return files
    }

    /// Returns the Swift file of that name, or those below the folder of that name, by paths from `folder`.
    private func found(_ name: String, in folder: String) throws(CatalogueError) -> [String] {
        let all = checkout.files(below: folder).filter { $0.hasSuffix(".swift") }
        let found = name == "." ? all : all.filter { $0 == name || $0.hasPrefix(name + "/") }
        guard !found.isEmpty else {
            throw .unreadable(file: "\(lesson.path)/\(Self.file)", reason: "\(folder) has no \(name)")
        }
        return found
    }

    private func write(_ files: [String: String], to folder: String) throws(CatalogueError) {
        let root = checkout.url(folder)
        do {
            for (place, source) in files {
                let (data, url) = (try checkout.data(source), root.appendingPathComponent(place))
                if (try? Data(contentsOf: url)) == data { continue }
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: url, options: .atomic)
            }
            for file in checkout.files(below: folder) where file.hasSuffix(".swift") && files[file] == nil {
                try FileManager.default.removeItem(at: root.appendingPathComponent(file))
            }
        } catch let error as CatalogueError {
            throw error
        } catch {
            throw .unwritable(folder: folder, reason: FileReason.text(error))
        }
    }
}
