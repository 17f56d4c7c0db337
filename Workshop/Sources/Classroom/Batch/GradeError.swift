import Checking

/// The reason why nothing is graded.
enum GradeError: Error, Equatable, CustomStringConvertible {
    /// No file or folder has that name.
    case noSuchPlace(path: String)
    /// The place is neither a folder nor an archive.
    case notSubmissions(path: String)
    /// The places hold no submission, and perhaps other files.
    case noSubmissions(paths: [String], others: [String] = [])
    /// An archive holds the submissions of a whole class.
    case wholeClass(path: String, example: String)
    /// A file doesn't list students.
    case notARoster(path: String, reason: String)
    /// A submission can't be read.
    case unreadable(path: String, reason: String)
    /// A file or folder can't be written.
    case unwritable(path: String, reason: String)
    /// No program on the PATH unpacks this kind of archive.
    case noProgram(for: String, names: [String], path: String)
    /// A file that should hold marks doesn't.
    case notAGradebook(path: String, reason: String)
    /// The shards don't make up a whole class.
    case cannotMerge([String])
    /// No submission names the participant who could get feedback.
    case noParticipants
    /// There is no course file of that name.
    case noCourseFile(path: String)
    /// The teacher's course file can't be used.
    case courseFile(path: String, line: Int, what: String, fix: String)
    /// The workbook's own files can't be used as they are.
    case workbook(HandoutError)
    /// Building or testing can't go on.
    case check(CheckError)
    /// The teacher pressed Ctrl-C, or the command was terminated, when this many of all marks were kept; `again` is the
    /// command that goes on.
    case interrupted(kept: Int, all: Int, again: String)

    /// The reason in words, and how to fix it.
    var description: String {
        switch self {
        case .noSuchPlace(let path):
            """
            \(path): there is no such file or folder
              fix: name a folder in which each student's folder or archive lies, or one submission
            """
        case .notSubmissions(let path):
            """
            \(path): is neither a folder nor a zip or tar archive
              fix: name a folder in which each student's folder or archive lies, or one submission
            """
        case .noSubmissions(let paths, let others):
            """
            \(paths.joined(separator: ", ")): nobody handed in anything there\(
                others.first.map { ": a submission is a folder or an archive, and \($0) is neither" } ?? "")
              fix: name a folder in which each student's folder or archive lies, or one submission
            """
        case .wholeClass(let path, let example):
            """
            \(path): holds a whole class, such as '\(example)'
              fix: unpack it, and name the folder in which its files are then
            """
        case .notARoster(let path, let reason):
            """
            \(path): \(reason)
              fix: export the gradebook in Canvas, or download the grading worksheet of the assignment in Moodle, in English
            """
        case .unreadable(let path, let reason):
            """
            \(path): can't be read: \(reason)
              fix: allow it: chmod -R u+rX '\(path)'
            """
        case .unwritable(let path, let reason):
            """
            \(path): can't be written: \(reason)
              fix: make room there, or name another folder; what was graded so far is kept
            """
        case .noProgram(let kind, let names, let path):
            """
            There is no \(names.joined(separator: " and no ")) on your PATH, which is \(path.isEmpty ? "empty" : path)
              why: somebody handed in a \(kind) archive
              fix: install one, such as apt-get install \(names[0]); or unpack the archives into folders yourself
            """
        case .notAGradebook(let path, let reason):
            """
            \(path): \(reason)
              fix: write it anew with `grade --shard`, by this version of the workbook
            """
        case .cannotMerge(let problems):
            """
            These shards are no whole class:
            \(problems.map { "  " + $0 }.joined(separator: "\n"))
              fix: grade those again that are missing or disagree: grade DIR... --shard K/N --output FOLDER
            """
        case .noParticipants:
            """
            No submission has a participant's number, as in Ada Perfect_812300_assignsubmission_file_
              why: Moodle finds the participants by the folder names of its own download
              fix: grade the download of all submissions, with names; for pages of others, use --format html
            """
        case .noCourseFile(let path):
            """
            \(path): there is no such file
              fix: name the file with your course's deadline and points, which Documentation/Grading.md shows
            """
        case .courseFile(let path, let line, let what, let fix):
            """
            \(path):\(line): error: \(what)
              fix: \(fix)
            """
        case .workbook(let error): error.description
        case .check(let error): error.description
        case .interrupted(let kept, let all, let again):
            """
            Stopped: \(kept) of \(all) \(all == 1 ? "mark is" : "marks are") kept\(kept > 0 ? ", and will not be graded again" : "").
              fix: to go on, type: \(again)
            """
        }
    }
}
