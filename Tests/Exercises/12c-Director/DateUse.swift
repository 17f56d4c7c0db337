import SourceModel

/// Work with dates that a file does itself although other types do it: comparing them, and writing them as text.
struct DateUse {
    private let file: SourceFile
    /// The names of whatever holds a date in this file.
    private let dates: Set<String>

    init(in file: SourceFile) {
        self.file = file
        var dates: Set = ["due"]
        for declaration in file.declarations.flatMap(\.all) {
            let last = file.references(in: declaration).last
            let isRead = declaration.kind == .local && last.map { dates.contains($0.name) || Self.isClock($0) } == true
            if isRead || Self.isDate(declaration.knownType) { dates.insert(declaration.name) }
            dates.formUnion(declaration.parameters.filter { Self.isDate($0.type) }.compactMap(\.name))
        }
        self.dates = dates
    }

    /// The first date that is compared with another.
    var comparison: Reference? { file.references.first(where: isCompared) }

    /// The first use of something that writes dates or takes them apart.
    var format: Reference? { file.references.first { Self.formats.contains($0.name) } }

    /// Whether the file calls `isOverdue(at:)`, or passes it along to be called.
    var asksWhatIsOverdue: Bool {
        file.references.contains { $0.name == "isOverdue" && ($0.kind != .call || $0.labels == ["at"]) }
    }

    /// Whether the Director asks `DueDate` for a text.
    var asksForTheText: Bool {
        file.references.contains { $0.name == "DueDate" }
    }

    private static let methods: Set = [
        "compare", "distance", "timeIntervalSince", "timeIntervalSinceNow", "timeIntervalSince1970",
        "timeIntervalSinceReferenceDate",
    ]

    private static let formats: Set = [
        "DateFormatter", "ISO8601DateFormatter", "DateIntervalFormatter", "RelativeDateTimeFormatter", "formatted",
        "ISO8601Format", "FormatStyle", "ISO8601FormatStyle", "VerbatimFormatStyle", "Calendar", "DateComponents",
        "strftime", "gmtime", "gmtime_r", "localtime", "localtime_r",
    ]

    private func isCompared(_ use: Reference) -> Bool {
        if use.receiver != nil, Self.methods.contains(use.name) || use.name == "DateInterval" { return true }
        let isNow = Self.isClock(use)
        guard isNow || use.kind == .identifier && dates.contains(use.name) else { return false }
        let receiver = use.receiver.map { $0.utf8.count + 1 } ?? 0
        let (begin, end) = (use.offset - receiver, use.offset + use.name.utf8.count + (isNow ? "()".count : 0))
        var before = file.text(in: max(0, begin - 24)..<begin)
        while let last = before.last, " (\n".contains(last) { before.removeLast() }
        let behind = file.text(in: end..<end + 24).drop { " ?!\n".contains($0) }
        return Self.comparisons.contains { behind.hasPrefix($0) || before.hasSuffix($0) } && !before.hasSuffix("->")
    }

    private static let comparisons = ["<", ">", "<=", ">=", "==", "!=", "...", "..<"]

    private static func isClock(_ use: Reference) -> Bool {
        use.kind == .call && use.labels.isEmpty && ["now", "Date"].contains(use.name)
    }

    private static func isDate(_ type: TypeName?) -> Bool {
        ["Date", "Date?", "Foundation.Date"].contains(type?.text)
    }
}
