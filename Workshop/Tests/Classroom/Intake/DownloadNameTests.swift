import Testing

@testable import workshop

@Suite("The names that a learning management system gives to files")
struct DownloadNameTests {
    /// A name, and what it says: system, number, name, whether it is late, upload or attempt, and the student's own name
    /// of the file.
    static let names: [(String, String)] = [
        ("perfectada_5106_990106_handout.zip", "canvas 5106 perfectada false 990106 handout.zip"),
        ("perfectada_LATE_5106_990106_a_1_2_b.zip", "canvas 5106 perfectada true 990106 a_1_2_b.zip"),
        ("müllerjörg_5106_990106_handout-1.zip", "canvas 5106 müllerjörg false 990106 handout-1.zip"),
        ("a_b_5106_990106_x", "canvas 5106 a_b false 990106 x"),
        ("anon_x9Ab2_990106_handout.zip", "canvas - anon_x9Ab2 false 990106 handout.zip"),
        ("LATE_anon_x9Ab2_990106_handout.zip", "canvas - anon_x9Ab2 true 990106 handout.zip"),
        ("perfectada_LATE_5106_text.html", "canvas 5106 perfectada true -  text"),
        ("perfectada_5106_link.html", "canvas 5106 perfectada false -  text"),
        ("Ada Perfect_812300_assignsubmission_file_", "moodle 812300 Ada Perfect - - "),
        ("Ada Perfect_812300_assignsubmission_file", "moodle 812300 Ada Perfect - - "),
        ("Ada Perfect_812300_assignsubmission_file_my_work.zip", "moodle 812300 Ada Perfect - - my_work.zip"),
        (
            "Ada Perfect_812300_assignsubmission_onlinetext_onlinetext.html",
            "moodle 812300 Ada Perfect - - onlinetext.html text"
        ),
        ("Participant_812300_assignsubmission_file_", "moodle 812300 Participant 812300 - - "),
        ("Group A_77_assignsubmission_file_", "moodle 77 Group A - - "),
        ("Default group_assignsubmission_file_", "moodle - Default group - - "),
        (
            "lab1_adal_attempt_2026-01-30-20-30-10_handout.zip",
            "blackboard lab1_adal adal - 2026-01-30T20:30:10 handout.zip"
        ),
        ("lab 1_v2_adal_attempt_2026-01-30-20-30-10.txt", "blackboard lab 1_v2_adal adal - 2026-01-30T20:30:10  text"),
    ]

    @Test("are read", arguments: names)
    func read(name: String, meaning: String) throws {
        let read = try #require(DownloadName(name))
        let late = read.isLate.map { "\($0)" } ?? "-"
        let order = read.attempt ?? read.upload.map { "\($0)" } ?? "-"
        let student = "\(read.student.system) \(read.student.number ?? "-") \(read.student.name)"
        #expect("\(student) \(late) \(order) \(read.file)\(read.isText ? " text" : "")" == meaning)
    }

    @Test(
        "and other names are not",
        arguments: [
            "Anna", "Anna.zip", "anna_12.zip", "homework-anna", "001-zip", "Anna_1_work.zip", "_1_2_", "", "a_1_2_",
            "lab1_adal_attempt_yesterday_handout.zip", "submission_98765", "gradebook.csv",
        ])
    func other(name: String) { #expect(DownloadName(name) == nil) }
}
