/// Swift's access levels, from narrow to wide.
public enum Access: Int, Hashable, Sendable, Comparable {
    case `private` = 1
    case `fileprivate`, `internal`, package, `public`, open

    public static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
}
