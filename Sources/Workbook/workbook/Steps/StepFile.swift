import Typesetting

/// What a step does to one file.
struct StepFile: Equatable, Sendable {
    /// From the folder of the rung's sources: where it is now, or was, when it is gone.
    let path: String
    /// Where it was before, when that was elsewhere; nil for a new file as well.
    let oldPath: String?
    /// Whether it is in the rung before, and in the rung after.
    let isInBefore: Bool
    let isInAfter: Bool
    /// Every line of both versions, in the order in which a reader meets them.
    var lines: [StepLine]

    /// The lines of a file before and after, with those paired that are the same but for names.
    init(
        path: String, oldPath: String? = nil, before: [String]?, after: [String]?, renamed names: RenamedNames = .none
    ) {
        self.path = path
        self.oldPath = oldPath
        isInBefore = before != nil
        isInAfter = after != nil
        lines = Self.slid(Self.paired(before ?? [], after ?? [], names))
    }

    /// Whether anything in it changed, its place included.
    var isChanged: Bool { oldPath != nil || lines.contains { !$0.isKept } }

    /// The lines of both; between two that are kept, those that were dropped stand first.
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

    /// The same lines, with each change as far down as it can stand.
    ///
    /// Where a function goes from between two others, the difference may name the brace above it and keep the one
    /// below. Both are right, but people take the whole function to be gone.
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
