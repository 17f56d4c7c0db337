import Foundation
import SourceModel
import Typesetting

/// Reads a course file strictly: whatever it doesn't understand is an error with its line.
struct CourseFileReader {
    /// The names that the file may have at its top, under `late`, for a student, and for a requirement.
    static let (top, late, student, requirement) = (
        ["$schema", "title", "deadline", "late", "students"],
        ["percentPerDay", "pointsPerDay", "most", "graceMinutes"], ["deadline", "requirements"], ["points", "comment"]
    )

    private let path: String
    /// All exercises of the workbook, whose requirements the file may name.
    private let exercises: [GradedExercise]

    /// Creates a reader of the file at a path, as messages show it.
    init(_ path: String, exercises: [GradedExercise]) { (self.path, self.exercises) = (path, exercises) }

    /// Reads the file at a place.
    ///
    /// - Throws: `GradeError.courseFile`, `GradeError.noCourseFile` and `GradeError.unreadable`
    func read(_ file: URL) throws(GradeError) -> CourseFile {
        let data: Data
        if FileKind(of: file) == nil { throw .noCourseFile(path: path) }
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw .unreadable(path: path, reason: FileReason.text(error))
        }
        return try read([UInt8](data))
    }

    /// Reads the text of a file.
    func read(_ json: [UInt8]) throws(GradeError) -> CourseFile {
        let root: JSONNode
        do throws(JSONReader.Failure) {
            root = try JSONReader.read(json)
        } catch {
            throw mistake(error.line, "this is no JSON: \(error.what)", "see the example in Documentation/Grading.md")
        }
        var course = CourseFile(path: path)
        for member in try members(of: root, in: "the file", Self.top) {
            switch member.key {
            case "title": course.rules.title = try text(member)
            case "deadline": course.rules.deadline = try deadline(member)
            case "late": course.rules.late = try late(member.value)
            case "students": course.students = try students(member.value)
            default: _ = try text(member)
            }
        }
        return course
    }

    // MARK: - Parts

    private func late(_ node: JSONNode) throws(GradeError) -> LateRule {
        var rule = LateRule()
        let members = try members(of: node, in: "\"late\"", Self.late)
        let isPercent = members.contains { $0.key == "percentPerDay" }
        for member in members {
            switch member.key {
            case "percentPerDay": rule.percentPerDay = try number(member, 1...100)
            case "pointsPerDay" where isPercent:
                throw mistake(member.line, "a day costs both a percentage and points", "keep one of them")
            case "pointsPerDay": rule.pointsPerDay = try number(member, 1...1000)
            case "most": rule.most = try number(member, isPercent ? 1...100 : 1...1000)
            default: rule.graceMinutes = try number(member, 1...10_000)
            }
        }
        if rule.most != nil, rule.percentPerDay == nil, rule.pointsPerDay == nil {
            throw mistake(node.line, "\"late\" has a \"most\" of nothing", "add percentPerDay or pointsPerDay")
        }
        return rule
    }

    private func students(_ node: JSONNode) throws(GradeError) -> [CourseFile.Student] {
        var students: [CourseFile.Student] = []
        for entry in try members(of: node, in: "\"students\"", nil) {
            var student = CourseFile.Student(name: entry.key, line: entry.line)
            for member in try members(of: entry.value, in: "\"\(entry.key)\"", Self.student) {
                if member.key == "deadline" {
                    student.deadline = try deadline(member)
                } else {
                    student.requirements = try requirements(member.value)
                }
            }
            students.append(student)
        }
        return students
    }

    private func requirements(_ node: JSONNode) throws(GradeError) -> [CourseFile.Requirement] {
        var requirements: [CourseFile.Requirement] = []
        for entry in try members(of: node, in: "\"requirements\"", nil) {
            let known = try requirement(entry)
            var (points, comment): (Int?, String?) = (nil, nil)
            for member in try members(of: entry.value, in: "\"\(entry.key)\"", Self.requirement) {
                if member.key == "points" {
                    points = try number(member, 0...known.points)
                } else {
                    comment = try text(member)
                }
            }
            if points == nil, comment == nil {
                throw mistake(entry.line, "nothing is said about \(entry.key)", "add points, a comment, or both")
            }
            requirements.append(CourseFile.Requirement(id: entry.key, points: points, comment: comment))
        }
        return requirements
    }

    /// Returns the requirement that an entry is about.
    private func requirement(_ entry: JSONNode.Member) throws(GradeError) -> GradedRequirement {
        let all = exercises.flatMap(\.requirements)
        if let requirement = all.first(where: { $0.id == entry.key }) { return requirement }
        let label = String(entry.key.prefix { $0 != "." })
        let own = exercises.first { $0.label == label }?.requirements.map(\.id)
        throw unknown(
            entry, "there is no requirement \"\(entry.key)\"", own ?? all.map(\.id),
            fix: own.map(Self.use) ?? "write an exercise's number and its requirement's, as in 12a.3")
    }

    // MARK: - Values

    /// Returns the members of an object, each of which may occur once, with one of these names if there are any.
    private func members(
        of node: JSONNode, in place: String, _ keys: [String]?
    ) throws(GradeError) -> [JSONNode.Member] {
        guard case .object(let members) = node.value else {
            throw mistake(
                node.line, "\(place) is \(node.kind) and not an object in braces",
                keys.map(Self.use) ?? "see the example in Documentation/Grading.md")
        }
        var seen: Set<String> = []
        for member in members {
            if let keys, !keys.contains(member.key) {
                throw unknown(member, "\(place) can't have \"\(member.key)\"", keys, fix: Self.use(keys))
            }
            if !seen.insert(member.key).inserted {
                throw mistake(member.line, "\"\(member.key)\" is there twice", "keep one, with everything in it")
            }
        }
        return members
    }

    private func text(_ member: JSONNode.Member) throws(GradeError) -> String {
        guard case .string(let text) = member.value.value, text.contains(where: { !$0.isWhitespace }) else {
            throw mistake(
                member.value.line, "\"\(member.key)\" is \(Self.shown(member.value))", "write a text in double quotes")
        }
        return text
    }

    private func deadline(_ member: JSONNode.Member) throws(GradeError) -> String {
        guard case .string(let text) = member.value.value, HandInTime(text)?.hasZone == true else {
            throw mistake(
                member.value.line, "\"\(member.key)\" is \(Self.shown(member.value))", "write \(HandInTime.expected)")
        }
        return text
    }

    private func number(_ member: JSONNode.Member, _ range: ClosedRange<Int>) throws(GradeError) -> Int {
        guard case .literal(let text) = member.value.value, let number = Int(text), range.contains(number) else {
            throw mistake(
                member.value.line, "\"\(member.key)\" is \(Self.shown(member.value))",
                "write a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    private static func shown(_ node: JSONNode) -> String {
        if case .string(let text) = node.value { return "\"\(text)\"" }
        return node.kind
    }

    // MARK: - Mistakes

    private static func use(_ names: [String]) -> String {
        "use " + names.filter { !$0.hasPrefix("$") }.joined(separator: ", ")
    }

    private func unknown(_ member: JSONNode.Member, _ what: String, _ known: [String], fix: String) -> GradeError {
        let meant = Nearest.match(for: member.key, among: known).map { "; did you mean \($0)?" } ?? ""
        return mistake(member.line, what + meant, fix)
    }

    private func mistake(_ line: Int, _ what: String, _ fix: String) -> GradeError {
        .courseFile(path: path, line: line, what: what, fix: fix)
    }
}
