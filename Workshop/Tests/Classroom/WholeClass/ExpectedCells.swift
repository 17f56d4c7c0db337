@testable import workshop

/// The cells that the example class must have, made from its table alone.
struct ExpectedCells {
    static let heads =
        "name,id,number,handed in,late,13a Worker,13a outcome,14a Scene,14a outcome,points,of,not graded,to look at"

    private let download: Download
    private let students: [Enrolled]

    init(_ download: Download) {
        self.download = download
        students = ThirtyStudents.all.map { student in
            guard download == .canvas, student.number == 7 else { return student }
            // Canvas numbers its files, so that the newer one is known.
            return Enrolled(7, "Gil Twice", student.things, "2,passed", "3,passed")
        }
    }

    /// The name in reports: a roster's name, with the number if it is there twice, or else the one in the file's name.
    private func shown(_ student: Enrolled) -> String {
        if !student.isOnRoster, !download.isMoodle { return "guestcleo" }
        let isTwin = students.count { $0.first == student.first && $0.last == student.last } > 1
        return download.name(of: student) + (isTwin ? " (\(download.number(of: student)))" : "")
    }

    /// The name in the system's own columns.
    private func own(_ student: Enrolled) -> String {
        student.isOnRoster || download.isMoodle ? download.name(of: student) : "guestcleo"
    }

    private var sorted: [Enrolled] { students.sorted { shown($0).lowercased() < shown($1).lowercased() } }

    private func points(_ student: Enrolled) -> Int? {
        guard let worker = student.worker, let scene = student.scene else { return nil }
        return [worker, scene].compactMap { Int($0.prefix(1)) }.reduce(0, +)
    }

    private func refusal(_ student: Enrolled) -> String {
        if student.things.count == 1, case .text = student.things[0] {
            return student.refusal.inFolder + (download.isMoodle ? "Moodle" : "Canvas")
        }
        return download.hasFolders ? student.refusal.inFolder : student.refusal.inFile
    }

    private func row(_ cells: [String]) -> String { cells.map(download.quoted).joined(separator: ",") }

    var plain: [String] {
        [Self.heads]
            + sorted.map { student in
                let number = "\(download.number(of: student))"
                let id = Submission("", key: "\(download.isMoodle ? "moodle" : "canvas") \(number)").id
                let isKnown = student.isOnRoster && !student.things.isEmpty
                let time = download.isMoodle && isKnown ? "2026-06-10T14:\(student.number + 10):00" : "unknown"
                let late = (download.isMoodle ? isKnown : !student.things.isEmpty) ? student.isLate ? "yes" : "no" : ""
                let marks = (student.worker ?? ",") + "," + (student.scene ?? ",")
                return row([shown(student), id, number, student.things.isEmpty ? "" : time, late]) + ",\(marks),"
                    + row([points(student).map { "\($0)" } ?? "", "5", refusal(student), ""])
            } + [""]
    }

    var canvas: [String] {
        ["Student,ID,SIS User ID,SIS Login ID,Section,13a Worker,14a Scene", "    Points Possible,,,,,2,3"]
            + sorted.map { student in
                let keys =
                    download.isMoodle
                    ? ["", "", "", ""]
                    : ["\(download.number(of: student))"]
                        + (student.isOnRoster
                            ? ["s\(student.number)", "login\(student.number)", "Lab, A"] : ["", "", ""])
                let name = download.isMoodle ? shown(student) : own(student)
                return row([name] + keys + [student.worker, student.scene].map { String($0?.prefix(1) ?? "") })
            } + [""]
    }

    var moodle: [String] {
        ["Identifier,Full name,Grade,Maximum grade,Last modified (grade),Feedback comments"]
            + sorted.compactMap { student in
                guard let points = points(student), let worker = student.worker, let scene = student.scene else {
                    return nil
                }
                let comment = "13a: \(worker.replacing(",", with: ", ")); 14a: \(scene.replacing(",", with: ", "))"
                let keys =
                    download.isMoodle
                    ? ["Participant \(download.number(of: student))", own(student)] : ["", shown(student)]
                return row(keys + ["\(points)", "5", "", comment])
            } + [""]
    }
}
