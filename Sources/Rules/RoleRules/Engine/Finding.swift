import SourceModel

/// A rule's finding at one place.
struct Finding {
    let location: Location
    /// The offender and what it does, as a sentence without a period.
    let what: String
    /// The remedy for this place; nil if the rule's own fits.
    let fix: String?
    /// The lesson that teaches it in this architecture; nil if the rule's own does.
    let lesson: Int?

    init(_ location: Location, _ what: String, fix: String? = nil, lesson: Int? = nil) {
        self.location = location
        self.what = what
        self.fix = fix
        self.lesson = lesson
    }
}
