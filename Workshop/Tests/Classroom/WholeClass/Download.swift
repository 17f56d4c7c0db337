import Foundation

@testable import workshop

/// The ways in which the example class is downloaded.
enum Download: String, CaseIterable, Sendable {
    case moodleFolders, moodleFiles, canvas

    var isMoodle: Bool { self != .canvas }
    var hasFolders: Bool { self == .moodleFolders }

    /// The number by which the system knows a student.
    func number(of student: Enrolled) -> Int { (isMoodle ? 812_300 : 5_100) + student.number }

    /// The name as the system's roster has it.
    func name(of student: Enrolled) -> String {
        isMoodle ? "\(student.first) \(student.last)" : "\(student.last), \(student.first)"
    }

    // MARK: - The roster

    /// The roster as the system exports it, byte order mark included.
    var roster: String {
        let students = ThirtyStudents.all.filter(\.isOnRoster)
        return "\u{FEFF}" + (isMoodle ? worksheet(students) : gradebook(students)).map(row).joined()
    }

    private func worksheet(_ students: [Enrolled]) -> [[String]] {
        [
            [
                "Identifier", "Full name", "Email address", "Status", "Grade", "Maximum Grade", "Grade can be changed",
                "Last modified (submission)", "Last modified (grade)", "Feedback comments",
            ]
        ]
            + students.map { student in
                let late = student.isLate ? " - 3 mins 31 secs late" : ""
                let (status, time) =
                    student.things.isEmpty
                    ? ("No submission - ", "-")
                    : ("Submitted for grading\(late) - ", "Wednesday, 10 June 2026, 2:\(student.number + 10) PM")
                return [
                    "Participant \(number(of: student))", name(of: student), "", status, "", "5.00", "Yes", time, "-",
                    "",
                ]
            }
    }

    private func gradebook(_ students: [Enrolled]) -> [[String]] {
        [
            ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Lab 1 (77)"],
            ["    Points Possible", "", "", "", "", "5.00"],
        ]
            + students.map {
                [name(of: $0), "\(number(of: $0))", "s\($0.number)", "login\($0.number)", "Lab, A", ""]
            } + [["Student, Test", "9999", "", "x", "Lab, A", ""]]
    }

    private func row(_ cells: [String]) -> String { cells.map(quoted).joined(separator: ",") + "\r\n" }

    /// Quotes a cell where RFC 4180 demands it.
    func quoted(_ cell: String) -> String {
        cell.contains { ",\"\n".contains($0) } ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
    }

    // MARK: - The files

    /// Lays the class's files into a folder of the desk, an exported gradebook among them.
    func lay(on desk: Desk, in folder: String) throws {
        try desk.write("\(folder)/gradebook.csv", Data("Student,ID\n".utf8))
        for student in ThirtyStudents.all {
            for (index, thing) in student.things.enumerated() { try lay(thing, index, of: student, on: desk, folder) }
        }
    }

    private func lay(_ thing: Thing, _ index: Int, of student: Enrolled, on desk: Desk, _ folder: String) throws {
        func place(_ file: String) -> String { "\(folder)/" + path(file, index, of: student) }
        switch thing {
        case .zip(let name, let files): try desk.write(place(name), Self.zip(files))
        case .zipOfZip(let name, let files):
            try desk.write(place(name), Self.zipped(["inner.zip": Self.zip(files)]))
        case .file(let name, let text): try desk.write(place(name), Data(text.utf8))
        case .folder(let name, let files) where !hasFolders: try desk.write(place(name + ".zip"), Self.zip(files))
        case .folder(_, let files): for (path, text) in files { try desk.write(place(path), Data(text.utf8)) }
        case .tar(let name, let files):
            for (path, text) in files { try desk.write("packed/\(path)", Data(text.utf8)) }
            try desk.write(place(name))
            try Packing.run("tar -czf \"$out\" .", in: desk.url("packed"), ["out": desk.url(place(name)).path])
            try desk.remove("packed")
        case .text: try desk.write("\(folder)/" + textPath(of: student), Data("<p>Done.</p>".utf8))
        }
    }

    private static func zip(_ files: [String: String]) -> Data { zipped(files.mapValues { Data($0.utf8) }) }

    private static func zipped(_ files: [String: Data]) -> Data {
        let files = files.map { (URL(fileURLWithPath: "/" + $0).standardizedFileURL.path.dropFirst(), $1) }
        return ZipArchive(
            Dictionary(uniqueKeysWithValues: files.map { (String($0), $1) }), executable: [], remark: ""
        ).data
    }

    /// The path that the system gives a file in its download.
    private func path(_ file: String, _ index: Int, of student: Enrolled) -> String {
        switch self {
        case .moodleFolders: "\(moodleName(of: student))_assignsubmission_file_/\(file)"
        case .moodleFiles: "\(moodleName(of: student))_assignsubmission_file_\(file)"
        case .canvas: "\(canvasName(of: student))_\(990_000 + student.number * 10 + index)_\(file)"
        }
    }

    private func textPath(of student: Enrolled) -> String {
        switch self {
        case .moodleFolders: "\(moodleName(of: student))_assignsubmission_onlinetext_/onlinetext.html"
        case .moodleFiles: "\(moodleName(of: student))_assignsubmission_onlinetext_onlinetext.html"
        case .canvas: "\(canvasName(of: student))_text.html"
        }
    }

    private func moodleName(of student: Enrolled) -> String {
        "\(name(of: student).filter { $0 != "\"" && $0 != "'" })_\(number(of: student))"
    }

    private func canvasName(of student: Enrolled) -> String {
        let name = name(of: student).lowercased().filter { $0.isLetter || $0.isNumber }
        return name + (student.isLate ? "_LATE" : "") + "_\(number(of: student))"
    }
}
