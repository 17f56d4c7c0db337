/// A participant of a Moodle course, as its download of all submissions names the folders.
///
/// Source: Moodle, mod/assign/feedback/file/importziplib.php, which looks for `fullname_number_plugintype_pluginname` in
/// a path.
struct MoodleParticipant: Sendable, Equatable {
    /// The full name.
    let name: String
    /// The participant's number in the assignment.
    let number: String

    /// Finds the participant of a submission; nil if it doesn't come from such a download.
    init?(_ submission: SubmissionMark) {
        guard let match = submission.name.firstMatch(of: /^(?:.*\/)?(.*?)_([0-9]+)_assignsubmission_/) else {
            return nil
        }
        (name, number) = (String(match.1), String(match.2))
    }

    /// The name of the participant's folder in the download, and in an archive with feedback.
    var folder: String { "\(name)_\(number)_assignsubmission_file_" }
}
