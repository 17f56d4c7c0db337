import SourceModel

/// What a rule found at one place.
struct Finding {
    let location: Location
    /// The offender and what it does, as a sentence without a period.
    let what: String
    /// The remedy for this very place; nil where the rule's own says it.
    let fix: String?

    init(_ location: Location, _ what: String, fix: String? = nil) {
        self.location = location
        self.what = what
        self.fix = fix
    }
}
