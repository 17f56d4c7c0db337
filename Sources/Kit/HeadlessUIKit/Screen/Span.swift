/// A view's known and possible extent along one axis, in lines or columns.
nonisolated struct Span {
    /// The parts of a span that constraints can be about.
    nonisolated enum Part {
        case start, end, middle, length
    }

    private(set) var start: Int?
    private(set) var end: Int?
    private(set) var length: Int?
    /// Twice the middle, which may be between two lines.
    private var doubledMiddle: Int?
    /// The limits that inequalities set.
    private var least: [Part: Int] = [:]
    private var most: [Part: Int] = [:]

    init() {}

    init(start: Int, length: Int?, doubledMiddle: Int? = nil) {
        self.start = start
        self.length = length
        self.doubledMiddle = doubledMiddle
        complete()
    }

    var isComplete: Bool { start != nil && length != nil }

    /// Whether anything says where the view is.
    var isPlaced: Bool { start != nil || end != nil || doubledMiddle != nil || least[.start] != nil }

    /// Returns a known part; edges and the middle are doubled.
    func value(of part: Part) -> Int? {
        switch part {
        case .start: start.map { 2 * $0 }
        case .end: end.map { 2 * $0 }
        case .middle: doubledMiddle
        case .length: length
        }
    }

    /// Sets a part, with edges and the middle doubled; returns false if it is known and differs.
    mutating func set(_ part: Part, to value: Int) -> Bool {
        if let known = self.value(of: part) {
            return part == .middle ? abs(known - value) <= 1 : known / 2 == value / 2
        }
        switch part {
        case .start: start = value / 2
        case .end: end = value / 2
        case .middle: doubledMiddle = value
        case .length: length = max(0, value)
        }
        complete()
        return true
    }

    /// Records that a part is at least or at most a value, with edges and the middle doubled.
    mutating func limit(_ part: Part, _ relation: NSLayoutConstraint.Relation, to value: Int) {
        let value = part == .length || part == .middle ? value : value / 2
        if relation == .atLeast {
            least[part] = max(least[part] ?? value, value)
        } else {
            most[part] = min(most[part] ?? value, value)
        }
    }

    /// Completes the span with a length, unless one is known, within the limits; `origin` is used if nothing places it.
    mutating func complete(natural: Int, origin: Int) {
        if length == nil { length = allowed(natural) }
        complete()
        if start == nil { start = least[.start] ?? most[.end].map { $0 - (length ?? 0) } ?? origin }
        if let limit = least[.start], let known = start, known < limit, end == nil { start = limit }
        complete()
    }

    /// Returns the length that the limits allow.
    private func allowed(_ natural: Int) -> Int {
        var length = min(max(natural, least[.length] ?? 0), most[.length] ?? .max)
        if let start, let limit = least[.end] { length = max(length, limit - start) }
        if let end, let limit = most[.start] { length = max(length, end - limit) }
        if let start = start ?? (doubledMiddle == nil && end == nil ? least[.start] : nil), let limit = most[.end] {
            length = min(length, limit - start)
        }
        if let end, let limit = least[.start] { length = min(length, end - limit) }
        if let doubledMiddle {
            if let limit = least[.start] { length = min(length, doubledMiddle - 2 * limit) }
            if let limit = most[.end] { length = min(length, 2 * limit - doubledMiddle) }
        }
        return max(0, length)
    }

    /// Derives what follows from two known parts.
    private mutating func complete() {
        if length == nil {
            if let start, let end { length = max(0, end - start) }
            if let start, let doubledMiddle { length = max(0, doubledMiddle - 2 * start) }
            if let end, let doubledMiddle { length = max(0, 2 * end - doubledMiddle) }
        }
        guard let length else { return }
        if let doubledMiddle, start == nil, end == nil { start = (doubledMiddle - length) / 2 }
        if let end, start == nil { start = end - length }
        guard let start else { return }
        end = start + length
        if doubledMiddle == nil { doubledMiddle = 2 * start + length }
    }
}
