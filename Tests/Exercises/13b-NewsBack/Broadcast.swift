import ExerciseSupport
import SourceModel

/// A way that reaches every listener in place of one: a notification, or state that all open lists share.
struct Broadcast {
    /// The way, in words.
    let what: String
    let location: Location

    /// Returns the first in what a learner edits.
    /// - Throws: if the sources can't be read.
    static func first() throws -> Broadcast? {
        let files = try exercise.sources.files.filter { $0.path.contains("/Shelf/") }
        let classes = Set(
            files.flatMap(\.declarations).flatMap(\.all).filter { $0.kind == .class || $0.kind == .protocol }.map(
                \.name))
        for file in files {
            if let post = file.references.first(where: { centers.contains($0.name) }) {
                return Broadcast(what: "\(post.name) is used", location: post.location)
            }
            let shared = file.declarations.flatMap(\.all).first { isShared($0, in: file, among: classes) }
            if let shared {
                let kind = shared.isStatic ? "static" : "outside of every type"
                return Broadcast(what: "\(shared.name) is \(kind)", location: shared.location)
            }
        }
        return nil
    }

    private static let centers: Set = [
        "NotificationCenter", "Notification", "NSNotification", "DistributedNotificationCenter",
        "CFNotificationCenterGetLocalCenter", "UserDefaults", "threadDictionary",
    ]

    /// Whether all objects share this variable or constant, and it can change or holds an object that can.
    private static func isShared(_ kept: Declaration, in file: SourceFile, among classes: Set<String>) -> Bool {
        guard kept.kind == .global || kept.kind == .property && kept.isStatic && kept.isStored else { return false }
        let head = file.text(in: kept.extent.whole.lowerBound..<kept.extent.name.lowerBound)
        if head.split(whereSeparator: \.isWhitespace).contains("var") { return true }
        let names = (kept.knownType?.names ?? []) + file.references(in: kept).map(\.name)
        return names.contains { classes.contains($0) || $0.hasPrefix("NS") || $0 == "AsyncStream" }
    }
}
