/// The facts in the name of a file or folder, as a learning management system names it in its download of a class.
///
/// Sources: Canvas, `lib/content_zipper.rb`; Moodle, `mod/assign/classes/downloader.php`; nbgrader, "Managing assignment
/// files manually", for Blackboard.
struct DownloadName: Sendable, Equatable {
    /// The student who handed it in.
    let student: Student
    /// Whether Canvas marked it as late; nil if the name can't tell.
    var isLate: Bool?
    /// The number that Canvas gave the file; a later file has a higher one.
    var upload: Int?
    /// The time of the attempt as Blackboard's clock shows it, in ISO 8601 without a zone.
    var attempt: String?
    /// The name that the student gave the file; empty for a student's folder.
    var file = ""
    /// Whether the system wrote the file itself: text typed into it, or a receipt.
    var isText = false

    /// Parses a name; nil if none of these systems made it.
    init?(_ name: String) {
        guard let parsed = Self.moodle(name) ?? Self.blackboard(name) ?? Self.canvas(name) ?? Self.typed(name) else {
            return nil
        }
        self = parsed
    }

    private init(_ student: Student) { self.student = student }

    /// `Ada Perfect_812300_assignsubmission_file_`, with the file's name after it in a download without folders.
    ///
    /// A group without members has no number. If names are hidden, everybody is called Participant.
    private static func moodle(_ name: String) -> DownloadName? {
        let pattern = /(.*?)(?:_([0-9]+))?_assignsubmission_([a-z]+)(?:_(.*))?/.dotMatchesNewlines()
        guard let (_, name, number, plugin, file) = name.wholeMatch(of: pattern)?.output else { return nil }
        let shown = number.map { name == "Participant" ? "\(name) \($0)" : String(name) } ?? String(name)
        var parsed = DownloadName(Student(system: .moodle, number: number.map(String.init), name: shown))
        parsed.file = file.map(String.init) ?? ""
        parsed.isText = plugin == "onlinetext"
        return parsed
    }

    /// `lab1_adal_attempt_2026-01-30-20-30-10_handout.zip`; the receipt of the attempt ends in `.txt` after the time.
    ///
    /// Assignments and users may have underscores in their names, so only both together identify the student.
    private static func blackboard(_ name: String) -> DownloadName? {
        let pattern =
            #/
            ((?:.*_)?([^_]+))_attempt_
            (\d{4}-\d\d-\d\d)-(\d\d)-(\d\d)-(\d\d)
            (?:_(.*)|\.txt)?
            /#.dotMatchesNewlines()
        guard let (_, key, user, day, hour, minute, second, file) = name.wholeMatch(of: pattern)?.output else {
            return nil
        }
        var parsed = DownloadName(Student(system: .blackboard, number: String(key), name: String(user)))
        parsed.attempt = "\(day)T\(hour):\(minute):\(second)"
        parsed.file = file.map(String.init) ?? ""
        parsed.isText = name.hasSuffix(".txt") && file == nil
        return parsed
    }

    /// `perfectada_LATE_5106_990106_handout.zip`, or `anon_x9Ab2_990106_handout.zip` while names are hidden.
    private static func canvas(_ name: String) -> DownloadName? {
        let hidden = /(?:(LATE)_)?(anon_[A-Za-z0-9]+)_([0-9]+)_(.+)/.dotMatchesNewlines()
        if let (_, late, name, upload, file) = name.wholeMatch(of: hidden)?.output {
            return canvas(String(name), nil, isLate: late != nil, upload: upload, file: file)
        }
        let pattern = /(.+?)_(?:(LATE)_)?([0-9]+)_([0-9]+)_(.+)/.dotMatchesNewlines()
        guard let (_, name, late, number, upload, file) = name.wholeMatch(of: pattern)?.output else { return nil }
        return canvas(String(name), String(number), isLate: late != nil, upload: upload, file: file)
    }

    /// `perfectada_5106_text.html`, which Canvas writes for text that was typed into it, or `..._link.html`.
    private static func typed(_ name: String) -> DownloadName? {
        let pattern = /(.+?)_(?:(LATE)_)?([0-9]+)_(text|link)\.html/.dotMatchesNewlines()
        guard let (_, name, late, number, _) = name.wholeMatch(of: pattern)?.output else { return nil }
        var parsed = canvas(String(name), String(number), isLate: late != nil, upload: "", file: "")
        parsed.isText = true
        return parsed
    }

    private static func canvas(
        _ name: String, _ number: String?, isLate: Bool, upload: Substring, file: Substring
    ) -> DownloadName {
        var parsed = DownloadName(Student(system: .canvas, number: number, name: name))
        (parsed.isLate, parsed.upload, parsed.file) = (isLate, Int(upload), String(file))
        return parsed
    }
}
