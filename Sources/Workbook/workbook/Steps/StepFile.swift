import Typesetting

/// The change that a step makes to one file.
struct StepFile: Equatable, Sendable {
    /// The path from the rung's sources, in the later rung, or in the earlier one if the file is gone.
    let path: String
    /// The path in the earlier rung if it was a different one; nil for a new file as well.
    let oldPath: String?
    /// Whether the earlier rung has the file.
    let isInBefore: Bool
    let isInAfter: Bool
    /// Every line of both versions, in reading order.
    var lines: [StepLine]

    /// Compares the two versions of a file and pairs lines that differ only in names.
    init(
        path: String, oldPath: String? = nil, before: [String]?, after: [String]?, renamed names: RenamedNames = .none
    ) {
        self.path = path
        self.oldPath = oldPath
        isInBefore = before != nil
        isInAfter = after != nil
        lines = Self.slid(Self.paired(before ?? [], after ?? [], names))
    }

    /// Whether the file's lines or its path changed.
    var isChanged: Bool { oldPath != nil || lines.contains { !$0.isKept } }

    /// Returns the lines of both versions; between two kept lines, dropped ones come before written ones.
    private static func paired(_ before: [String], _ after: [String], _ names: RenamedNames) -> [StepLine] {
        var (lines, written): ([StepLine], [StepLine]) = ([], [])
        var (old, new) = (0, 0)
        for row in LineDifference(from: before.map(names.canonical), to: after.map(names.canonical)).rows {
            old += row.old == nil ? 0 : 1
            new += row.new == nil ? 0 : 1
            if row.isSame {
                let isKept = before[old - 1] == after[new - 1]
                lines += written + [StepLine(text: after[new - 1], fate: isKept ? .kept : .renamed, number: new)]
                written = []
            } else {
                if row.old != nil { lines.append(StepLine(text: before[old - 1], fate: .dropped, number: old)) }
                if row.new != nil { written.append(StepLine(text: after[new - 1], fate: .written, number: new)) }
            }
        }
        return lines + written
    }

    /// Returns the same lines with each change moved down as far as possible.
    ///
    /// If a function between two others is removed, the difference may include the brace above it and keep the one
    /// below. Both are correct, but people see the whole function as removed.
    private static func slid(_ lines: [StepLine]) -> [StepLine] {
        var lines = lines
        var start = 0
        while start < lines.count {
            var end = start
            while end < lines.count, lines[end].fate == lines[start].fate { end += 1 }
            let fate = lines[start].fate
            guard fate != .kept, fate != .renamed else {
                start = end
                continue
            }
            while end < lines.count, lines[end].isKept, lines[end].text == lines[start].text {
                let (first, last) = (lines[start], lines[end])
                let isDropped = fate == .dropped
                lines[start] = StepLine(
                    text: first.text, fate: .kept, number: isDropped ? last.number : first.number)
                lines[end] = StepLine(
                    text: last.text, fate: fate, number: isDropped ? first.number + end - start : last.number)
                (start, end) = (start + 1, end + 1)
            }
            start = end
        }
        return lines
    }
}
