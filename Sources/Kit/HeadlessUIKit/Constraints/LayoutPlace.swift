/// An edge, a center or a size of a view, or of one of its guides.
struct LayoutPlace {
    /// The part of a view that the place belongs to.
    nonisolated enum Region: String {
        case bounds = ""
        case safeArea = ".safeAreaLayoutGuide"
        case margins = ".layoutMarginsGuide"
    }

    /// The kinds of places.
    nonisolated enum Attribute: String {
        case leading, trailing, top, bottom, centerX, centerY, width, height

        var axis: NSLayoutConstraint.Axis {
            switch self {
            case .leading, .trailing, .centerX, .width: .horizontal
            case .top, .bottom, .centerY, .height: .vertical
            }
        }
    }

    private(set) weak var view: UIView?
    let region: Region
    let attribute: Attribute

    init(_ view: UIView?, _ region: Region, _ attribute: Attribute) {
        self.view = view
        self.region = region
        self.attribute = attribute
    }

    /// The place in a message, such as `UILabel.top`.
    var words: String {
        "\(view.map { UIKitWarning.typeName($0) } ?? "released view")\(region.rawValue).\(attribute)"
    }
}
