import Foundation

/// The columns of a roster, by their names in English.
struct RosterColumns {
    private let columns: [String: Int]

    /// Finds the columns by the first row.
    init(_ heads: [String]) {
        let names = heads.enumerated().map { ($1.trimmingCharacters(in: .whitespaces).lowercased(), $0) }
        columns = Dictionary(names) { first, _ in first }
    }

    /// The function that reads a row; nil if these columns name no students.
    var person: (([String]) -> Roster.Person?)? {
        if has("student", "id") { return canvas }
        if has("identifier") { return worksheet }
        if has("first name"), has("last name") || has("surname") { return participants }
        return nil
    }

    private func has(_ names: String...) -> Bool { names.allSatisfy { columns[$0] != nil } }

    private func cell(_ name: String, _ row: [String]) -> String? {
        guard let column = columns[name], row.indices.contains(column) else { return nil }
        let text = row[column].trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty || text == "-" ? nil : text
    }

    /// A row of Canvas's gradebook; the rows for possible points and for the student that tests the course are left out.
    ///
    /// Source: Canvas, "How do I import grades in the Gradebook?".
    private func canvas(_ row: [String]) -> Roster.Person? {
        guard let name = cell("student", row), let number = cell("id", row), name != "Student, Test" else { return nil }
        var student = Student(system: .canvas, number: number, name: HandedIn.readable(name))
        student.sisID = cell("sis user id", row)
        student.login = cell("sis login id", row)
        student.section = cell("section", row)
        return Roster.Person(student: student)
    }

    /// A row of the grading worksheet that Moodle offers for an assignment; without names if it hides them.
    ///
    /// Source: Moodle, mod/assign/gradingtable.php.
    private func worksheet(_ row: [String]) -> Roster.Person? {
        guard let identifier = cell("identifier", row), let number = identifier.firstMatch(of: /[0-9]+$/) else {
            return nil
        }
        let name = cell("full name", row) ?? "Participant \(number.0)"
        var person = Roster.Person(
            student: Student(system: .moodle, number: String(number.0), name: HandedIn.readable(name)))
        person.handedIn = cell("last modified (submission)", row).flatMap(WorksheetTime.iso)
        if let status = cell("status", row), person.handedIn != nil {
            person.isLate = status.contains(/\blate\b/)
        }
        return person
    }

    /// A row of Moodle's list of participants, or of its gradebook, which have no numbers of a download.
    private func participants(_ row: [String]) -> Roster.Person? {
        let names = [cell("first name", row), cell("last name", row) ?? cell("surname", row)].compactMap(\.self)
        if names.isEmpty { return nil }
        let name = HandedIn.readable(names.joined(separator: " "))
        return Roster.Person(student: Student(system: .moodle, number: nil, name: name))
    }
}
