/// The heights of a column's views in lines.
struct ColumnPlan {
    /// A view with its height.
    struct Part {
        let view: UIView
        var height: Int
        /// Whether the view is higher than its content.
        var isStretched = false
    }

    private(set) var parts: [Part]
    /// The empty lines between two views.
    private(set) var gap: Int

    init(_ views: [UIView], gap: Int, heights: [Int]) {
        parts = zip(views, heights).map { Part(view: $0, height: $1) }
        self.gap = gap
    }

    /// Makes the column as high as the area that is imposed on it, as UIStackView's distribution says.
    mutating func fill(_ height: Int, by distribution: UIStackView.Distribution) {
        guard !parts.isEmpty, !parts.contains(where: \.view.fillsHeight) else { return }
        switch distribution {
        case .fill: stretchOne(to: height)
        case .fillEqually, .fillProportionally:
            let share = (height - gap * (parts.count - 1)) / parts.count
            for index in parts.indices { stretch(index, to: share) }
        case .equalSpacing, .equalCentering:
            let shown = parts.filter { $0.height > 0 }
            guard shown.count > 1 else { return }
            gap = max(gap, (height - shown.map(\.height).reduce(0, +)) / (shown.count - 1))
        }
    }

    /// Stretches the view that hugs its content least, if the column is too short.
    ///
    /// Of several, UIKit chooses one "based on their index"; this takes the first.
    private mutating func stretchOne(to height: Int) {
        let priorities = parts.map(\.view.stretchPriority)
        guard let least = priorities.compactMap({ $0 }).min(), let index = priorities.firstIndex(of: least) else {
            return
        }
        let others = parts.indices.filter { $0 != index && parts[$0].height > 0 }
        stretch(index, to: height - others.map { parts[$0].height + gap }.reduce(0, +))
    }

    private mutating func stretch(_ index: Int, to height: Int) {
        guard height > parts[index].height else { return }
        parts[index].height = height
        parts[index].isStretched = true
    }
}

extension UIView {
    /// The resistance to being stretched in a column: 0 without a height of its own, nil if the height is fixed.
    var stretchPriority: Float? {
        if size(.height, .equal) != nil { return nil }
        switch self {
        case is UILabel, is UIButton, is UITextField, is UISwitch, is UIActivityIndicatorView:
            return contentHuggingPriority(for: .vertical).rawValue
        case let stack as UIStackView:
            let all = stack.arrangedSubviews.filter(\.isSeen).compactMap(\.stretchPriority)
            // In a column one view is stretched, and in a row all of them are, unless it aligns them otherwise.
            if stack.axis == .vertical { return all.min() ?? 0 }
            return stack.alignment == .fill ? all.max() ?? 0 : 0
        default:
            return subviews.contains(where: \.isSeen) ? contentHuggingPriority(for: .vertical).rawValue : 0
        }
    }
}
