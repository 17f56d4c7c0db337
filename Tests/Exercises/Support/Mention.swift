import SourceModel

/// Something that a file names, for findings about what doesn't belong there.
public struct Mention {
    /// `Exercises/.../ShelfPresenter.swift:12`.
    public let place: String
    /// What is named there, such as `UIColor`.
    public let name: String

    /// A name at a place.
    public init(_ name: String, at place: String) {
        self.place = place
        self.name = name
    }

    /// The reference by its own name, or by other words.
    public init(_ reference: Reference, as name: String? = nil) {
        self.init(name ?? reference.name, at: reference.location.place)
    }

    /// The declaration by its own name, or by other words.
    public init(_ declaration: Declaration, as name: String? = nil) {
        self.init(name ?? declaration.name, at: declaration.location.place)
    }

    /// Returns the imports of a file that bring a user interface along.
    public static func userInterfaces(importedBy file: SourceFile) -> [Mention] {
        file.imports.filter { ["HeadlessUIKit", "UIKit", "SwiftUI", "AppKit"].contains($0.module) }
            .map { Mention("import \($0.module)", at: $0.location.place) }
    }
}

extension [Mention] {
    /// The first mention of each name.
    public var firstOfEachName: [Mention] {
        reduce(into: []) { found, mention in
            if !found.contains(where: { $0.name == mention.name }) { found.append(mention) }
        }
    }
}
