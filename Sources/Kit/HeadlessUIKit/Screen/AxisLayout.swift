import Foundation

/// Finds where constraints place a container's views along one axis.
///
/// It knows no equations: each constraint sets one side as soon as the other is known, and a view whose size nothing
/// sets takes its natural one.
struct AxisLayout {
    /// The extents of the views.
    private(set) var spans: [ObjectIdentifier: Span]
    /// The views whose length no constraint set.
    private(set) var natural: Set<ObjectIdentifier> = []
    /// The views that nothing places.
    private(set) var ambiguous: [UIView] = []
    /// The constraints that contradict others of the same importance.
    private(set) var broken: [NSLayoutConstraint] = []
    /// The constraints that are about something unknown.
    private(set) var waiting: [NSLayoutConstraint]

    private let axis: NSLayoutConstraint.Axis
    private let views: [UIView]
    private let origin: Int
    private let outside: (LayoutPlace) -> Span?
    private let measure: (UIView) -> Int

    /// - Parameters:
    ///   - outside: The extent of a view, or of its guide, that isn't among the views.
    ///   - measure: The natural length of a view.
    init(
        _ views: [UIView], along axis: NSLayoutConstraint.Axis, constraints: [NSLayoutConstraint], origin: Int,
        outside: @escaping (LayoutPlace) -> Span?, measure: @escaping (UIView) -> Int
    ) {
        self.views = views
        self.axis = axis
        self.origin = origin
        self.outside = outside
        self.measure = measure
        spans = Dictionary(uniqueKeysWithValues: views.map { (ObjectIdentifier($0), Span()) })
        waiting = constraints.filter { $0.first.attribute.axis == axis }
        solve()
    }

    func span(of view: UIView) -> Span { spans[ObjectIdentifier(view)] ?? Span() }

    private mutating func solve() {
        while true {
            if useConstraints(where: { $0.priority == .required }) || useConstraints(where: isWorthIt) { continue }
            let open = views.filter { !span(of: $0).isComplete }
            let placed = open.filter { span(of: $0).isPlaced }
            let ready = placed.first { view in !waiting.contains { $0.mentions(view) && $0.priority == .required } }
            // Where two wait for each other, the one that can break its lines gives way.
            let firm = placed.first { !($0 is UILabel) }
            guard let view = ready ?? firm ?? placed.first ?? open.first else { break }
            complete(view)
        }
        waiting.removeAll { $0.priority != .required }
    }

    /// Uses the constraints that can be used now, and returns whether there were any.
    private mutating func useConstraints(where isDue: (NSLayoutConstraint) -> Bool) -> Bool {
        let before = waiting.count
        for constraint in waiting where isDue(constraint) && use(constraint) {
            waiting.removeAll { $0 === constraint }
        }
        return waiting.count < before
    }

    /// Whether an optional constraint is more important than the size of the content.
    private func isWorthIt(_ constraint: NSLayoutConstraint) -> Bool {
        let view = [constraint.first.view, constraint.second?.view].compactMap { $0 }.first {
            spans[ObjectIdentifier($0)] != nil
        }
        return constraint.priority.rawValue > (view?.contentHuggingPriority(for: axis).rawValue ?? 0)
    }

    private mutating func complete(_ view: UIView) {
        let key = ObjectIdentifier(view)
        if !span(of: view).isPlaced { ambiguous.append(view) }
        let known = span(of: view).length
        if known == nil { natural.insert(key) }
        spans[key]?.complete(natural: known ?? measure(view), origin: origin)
    }

    /// Sets or limits one side of the constraint by the other, and returns whether that was possible.
    private mutating func use(_ constraint: NSLayoutConstraint) -> Bool {
        let (first, relation) = (constraint.first, constraint.relation)
        guard let second = constraint.second else {
            return apply(relation, to: first, length(constraint.constant, of: first.view), from: constraint)
        }
        let offset = self.offset(of: constraint)
        if let value = value(of: second), isOurs(first) {
            let factored = Int((Double(value) * Double(constraint.multiplier)).rounded())
            return apply(relation, to: first, factored + offset, from: constraint)
        }
        guard let value = value(of: first), isOurs(second) else { return false }
        let reversed: NSLayoutConstraint.Relation =
            relation == .atLeast ? .atMost : relation == .atMost ? .atLeast : .equal
        let factored = Int((Double(value - offset) / Double(constraint.multiplier)).rounded())
        return apply(reversed, to: second, factored, from: constraint)
    }

    private mutating func apply(
        _ relation: NSLayoutConstraint.Relation, to place: LayoutPlace, _ value: Int,
        from constraint: NSLayoutConstraint
    ) -> Bool {
        guard let view = place.view, isOurs(place) else { return false }
        let part = place.attribute.part
        if relation != .equal {
            spans[ObjectIdentifier(view)]?.limit(part, relation, to: value)
        } else if spans[ObjectIdentifier(view)]?.set(part, to: value) == false, constraint.priority == .required {
            broken.append(constraint)
        }
        return true
    }

    // MARK: - Values

    private func isOurs(_ place: LayoutPlace) -> Bool {
        place.region == .bounds && place.view.map { spans[ObjectIdentifier($0)] != nil } == true
    }

    /// Returns where a place is, doubled if it is an edge or the middle.
    private func value(of place: LayoutPlace) -> Int? {
        guard place.attribute.axis == axis, let view = place.view else { return nil }
        guard isOurs(place) else { return outside(place)?.value(of: place.attribute.part) }
        let span = span(of: view)
        if view is UITableView, place.attribute == .centerY, let line = span.start, let height = span.length {
            return Layout.doubledMiddle(of: Area(line: line, column: 0, width: 0, height: height))
        }
        return span.value(of: place.attribute.part)
    }

    /// Returns a constraint's constant in lines or columns, doubled unless it is about a length.
    private func offset(of constraint: NSLayoutConstraint) -> Int {
        let points = constraint.constant
        let steps =
            axis == .vertical
            ? Int((abs(points) / Layout.pointsPerLine).rounded(.up))
            : Int((abs(points) / Layout.pointsPerColumn).rounded())
        return (points < 0 ? -steps : steps) * (constraint.first.attribute.part == .length ? 1 : 2)
    }

    private func length(_ points: CGFloat, of view: UIView?) -> Int {
        axis == .vertical ? Layout.lines(of: view, points: points) : Layout.columns(points)
    }
}

extension LayoutPlace.Attribute {
    var part: Span.Part {
        switch self {
        case .leading, .top: .start
        case .trailing, .bottom: .end
        case .centerX, .centerY: .middle
        case .width, .height: .length
        }
    }
}
