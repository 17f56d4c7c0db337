import SourceModel
import Typesetting

/// A file before and after a change, with the differing lines and their declarations.
struct ChangedFile {
    private let before: SourceFile?
    private let after: SourceFile?
    /// The numbers of differing lines.
    private(set) var count = LineCount()
    private var oldLines: Set<Int> = []
    private var newLines: Set<Int> = []

    /// Compares two versions of a file, either of which may be missing.
    init(from before: SourceFile?, to after: SourceFile?) {
        (self.before, self.after) = (before, after)
        var (old, new) = (0, 0)
        for row in LineDifference(from: Self.text(before), to: Self.text(after)).rows {
            if row.old != nil { old += 1 }
            if row.new != nil { new += 1 }
            if row.isSame { continue }
            if row.old != nil { oldLines.insert(old) }
            if row.new != nil { newLines.insert(new) }
            switch (row.old, row.new) {
            case (nil, _): count.added += 1
            case (_, nil): count.removed += 1
            default: count.edited += 1
            }
        }
    }

    /// The outermost types, protocols and extended types with differing lines.
    var types: Set<String> { Self.types(before, oldLines).union(Self.types(after, newLines)) }

    private static func text(_ file: SourceFile?) -> String {
        file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }

    private static func types(_ file: SourceFile?, _ lines: Set<Int>) -> Set<String> {
        guard let file else { return [] }
        let touched = file.declarations.filter { declaration in
            guard declaration.isType || declaration.kind == .extension else { return false }
            let extent = declaration.extent.whole
            let (first, last) = (file.location(at: extent.lowerBound), file.location(at: extent.upperBound - 1))
            return lines.contains { (first.line...last.line).contains($0) }
        }
        return Set(touched.map { String($0.name.prefix { $0 != "." }) })
    }
}
