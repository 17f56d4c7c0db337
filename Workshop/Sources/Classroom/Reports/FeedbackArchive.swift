import Foundation

/// Students' pages in an archive that Moodle takes as "feedback files": a folder for each participant, with the page.
struct FeedbackArchive {
    /// The name of the page in each folder.
    static let page = "feedback.html"

    private let gradebook: Gradebook

    /// Creates the archive of a gradebook.
    init(_ gradebook: Gradebook) { self.gradebook = gradebook }

    /// The number of submissions that have no page in it, because Moodle couldn't find their participants.
    var leftOut: Int { gradebook.submissions.count { MoodleParticipant($0) == nil } }

    /// The archive's bytes.
    ///
    /// - Throws: `GradeError.noParticipants` if there is nobody to give feedback to.
    var data: Data {
        get throws(GradeError) {
            let pages = GradebookPages(gradebook).students
            let files = zip(gradebook.submissions, pages).reduce(into: [String: Data]()) { files, student in
                guard let participant = MoodleParticipant(student.0) else { return }
                files["\(participant.folder)/\(Self.page)"] = Data(student.1.utf8)
            }
            if files.isEmpty { throw .noParticipants }
            return ZipArchive(files, executable: [], remark: "").data
        }
    }
}
