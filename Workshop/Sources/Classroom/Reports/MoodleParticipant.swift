/// A participant of a Moodle course, as its download of all submissions names the folders.
///
/// Source: Moodle, mod/assign/feedback/file/importziplib.php, which looks for `fullname_number_plugintype_pluginname` in
/// a path.
struct MoodleParticipant: Sendable, Equatable {
    /// The full name.
    let name: String
    /// The participant's number in the assignment.
    let number: String

    /// Finds the participant of a submission; nil if neither a download nor a roster of Moodle tells.
    init?(_ submission: SubmissionMark) {
        guard let student = submission.student, student.system == .moodle, let number = student.number else {
            return nil
        }
        (name, self.number) = (student.name, number)
    }

    /// The name of the participant's folder in the download, and in an archive with feedback.
    ///
    /// If Moodle hides names, everybody is called Participant there.
    var folder: String {
        "\(name == "Participant \(number)" ? "Participant" : name)_\(number)_assignsubmission_file_"
    }
}
