import Foundation
import Typesetting

/// The way of a lesson's app from an earlier lesson's, in steps after each of which it runs and passes its journeys.
///
/// `Lessons/NN-Name/steps.json` says which files move in each step. What only a state between two steps needs, such as
/// a wireframe that knows old and new actors, lies in `Steps/1-Name` beside it. The last step leads to the lesson itself.
struct LessonSteps {
    /// The steps' file in the folder of a lesson.
    static let file = "steps.json"

    private let lesson: Lesson
    private let origin: Lesson
    private let steps: [LessonStep]
    private let checkout: Checkout

    /// The steps of a lesson; nil for one that takes none.
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

    /// The app after that many steps, as a lesson of its own whose files lie in `.workbook/steps`.
    ///
    /// Files that are there already and have not changed keep their times, so that nothing is built anew for them.
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

    /// What the step of that number begins from: the state after the step before it, or the earlier lesson.
    func before(_ count: Int) throws(CatalogueError) -> Lesson { count > 1 ? try state(after: count - 1) : origin }

    /// How many states there are between the two lessons.
    var count: Int { steps.count }

    // MARK: - Files

    /// The files of a state: where each has to lie, and where it comes from, both from the checkout's root.
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

    /// The Swift files of that name, or below the folder of that name, by paths from `folder`.
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
