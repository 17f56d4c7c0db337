/// The reasons why a lesson or an exercise can't be used: the file, the field, the expected value, and the fix.
package enum CatalogueError: Error, Equatable, CustomStringConvertible {
    /// Neither this folder nor one above it is a checkout of the workbook.
    case noCheckout(from: String)
    /// A required file is missing or can't be read.
    case unreadable(file: String, reason: String)
    /// A file isn't JSON; `line` is nil if the reader doesn't know it.
    case brokenJSON(file: String, line: Int?, reason: String)
    /// A required field is missing.
    case missingField(file: String, field: String, expected: String)
    /// A field has a value of the wrong kind.
    case wrongField(file: String, field: String, expected: String, found: String)
    /// `hints.md` lacks a part.
    case missingHint(file: String, requirement: String, part: String)
    /// No lesson has that number.
    case noLesson(String, known: [String])
    /// The lesson has no step of that number.
    case noStep(String, of: String, known: [String])
    /// The files of a state between two steps can't be written.
    case unwritable(folder: String, reason: String)
    /// No exercise has that number.
    case noExercise(String, known: [String])
    /// No lesson or no exercise has that name.
    case noName(String, kind: String, meant: String?)
    /// An exercise has that name and a lesson was expected, or the reverse.
    case otherKind(String, expected: String, found: String)
    /// Several folders have that name, or a word that begins with it.
    case severalNames(String, [String])

    /// The reason in words, and how to fix it.
    package var description: String {
        switch self {
        case .noCheckout(let folder):
            """
            No workbook here: no folder from \(folder) upward holds Package.swift, Lessons and Exercises.
              fix: cd into your clone of the workbook and type the command again
            """
        case .unreadable(let file, let reason):
            """
            \(file): can't be read: \(reason)
              fix: \(Self.restore(file))
            """
        case .brokenJSON(let file, let line, let reason):
            """
            \(file)\(line.map { ":\($0)" } ?? ""): is not JSON: \(reason)
              fix: mend that line, or \(Self.restore(file))
            """
        case .missingField(let file, let field, let expected):
            """
            \(file): "\(field)" is missing; expected \(expected)
              fix: add it, or \(Self.restore(file))
            """
        case .wrongField(let file, let field, let expected, let found):
            """
            \(file): "\(field)" is \(found); expected \(expected)
              fix: correct it, or \(Self.restore(file))
            """
        case .missingHint(let file, let requirement, let part):
            """
            \(file): requirement \(requirement) has no "### \(part)"
              fix: add it, or \(Self.restore(file))
            """
        case .noLesson(let number, let known):
            """
            There is no lesson \(number). \(Self.list(known, of: "lessons"))
              fix: type one of these numbers; `swift run workbook list` shows them all
            """
        case .noStep(let number, let lesson, let known):
            """
            There is no step \(number). \(Self.steps(known, of: lesson))
              fix: type \(known.isEmpty ? "the lesson's number" : "one of these numbers, or the lesson's"): \(lesson)
            """
        case .unwritable(let folder, let reason):
            """
            \(folder): can't be written: \(reason)
              fix: make the checkout writable, or clone it elsewhere
            """
        case .noExercise(let number, let known):
            """
            There is no exercise \(number). \(Self.list(known, of: "exercises"))
              fix: type one of these numbers; `swift run workbook list` shows them all
            """
        case .noName(let name, let kind, let meant):
            """
            There is no \(kind) "\(name)".\(meant.map { " Did you mean \($0)?" } ?? "")
              fix: type its number, which `swift run workbook list` shows, or the beginning of its folder's name
            """
        case .otherKind(let name, let expected, let found):
            """
            There is no \(expected) "\(name)"; that is \(found).
              fix: type the number of \(expected == "lesson" ? "a" : "an") \(expected), which `swift run workbook list` shows
            """
        case .severalNames(let name, let found):
            """
            "\(name)" could be \(found.joined(separator: " or ")).
              fix: type the number, or more of the name
            """
        }
    }

    private static func list(_ known: [String], of what: String) -> String {
        known.isEmpty ? "This checkout has no \(what)." : "The \(what) are \(known.joined(separator: ", "))."
    }

    private static func steps(_ known: [String], of lesson: String) -> String {
        known.isEmpty
            ? "Lesson \(lesson) takes no steps."
            : "The steps of lesson \(lesson) are \(known.joined(separator: ", ")), and then the lesson itself."
    }

    private static func restore(_ file: String) -> String {
        "bring back the committed one: git checkout -- '\(file)'"
    }
}
