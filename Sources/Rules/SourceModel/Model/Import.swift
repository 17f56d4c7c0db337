/// An import, such as `import Foundation` or `import struct Shapes.Circle`.
public struct Import: Hashable, Sendable {
    /// The imported path, `Shapes.Circle`.
    public let path: String
    public let location: Location

    public init(path: String, location: Location) {
        self.path = path
        self.location = location
    }

    /// The module, `Shapes`.
    public var module: String { String(path.prefix { $0 != "." }) }
}
