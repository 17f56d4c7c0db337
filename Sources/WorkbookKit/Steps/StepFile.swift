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

    /// The lines of a file before and after, kept ones paired.
    init(path: String, oldPath: String? = nil, before: [String]?, after: [String]?) {
        self.path = path
        self.oldPath = oldPath
        isInBefore = before != nil
        isInAfter = after != nil
        lines = Self.slid(Self.paired(before ?? [], after ?? []))
    }

    /// Whether anything in it changed, its place included.
    var isChanged: Bool { oldPath != nil || lines.contains { !$0.isKept } }

    private static func paired(_ before: [String], _ after: [String]) -> [StepLine] {
        let difference = after.difference(from: before)
        var dropped: Set<Int> = []
        var written: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): dropped.insert(offset)
            case .insert(let offset, _, _): written.insert(offset)
            }
        }
        var lines: [StepLine] = []
        var (old, new) = (0, 0)
        while old < before.count || new < after.count {
            if old < before.count, dropped.contains(old) {
                lines.append(StepLine(text: before[old], fate: .dropped, number: old + 1))
                old += 1
            } else if new < after.count, written.contains(new) {
                lines.append(StepLine(text: after[new], fate: .written, number: new + 1))
                new += 1
            } else {
                lines.append(StepLine(text: after[new], fate: .kept, number: new + 1))
                old += 1
                new += 1
            }
        }
        return lines
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
            guard fate != .kept else {
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
