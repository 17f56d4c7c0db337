import SourceModel

/// A file of a suite: how many tests it has, and whether they walk over a screen.
extension SourceFile {
    /// The functions that are tests.
    var tests: [Declaration] {
        declarations.flatMap(\.all).filter { $0.isFunction && $0.has("Test") }
    }

    /// Whether it names one of these screens or anything of UIKit but a color, or walks through the app. An import alone
    /// does not count, since a color needs it too; nor does the stub server, which lies beside the journeys.
    func needsScreen(_ screens: Set<String>) -> Bool {
        references.contains { reference in
            screens.contains(reference.name) || Self.isOfUIKit(reference.name) && reference.name != "UIColor"
                || ["onScreen", "Screen", "Journey", "Rung"].contains(reference.name)
        }
    }

    /// Whether UIKit's types are named so: `UIView`.
    static func isOfUIKit(_ name: String) -> Bool {
        name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    }
}
