import SourceModel

/// The tests in a file of a suite, and their need for a screen.
extension SourceFile {
    /// The functions that are tests.
    var tests: [Declaration] {
        declarations.flatMap(\.all).filter { $0.isFunction && $0.has("Test") }
    }

    /// Whether it names one of these screens or any UIKit type except a color, or walks through the app.
    ///
    /// An import alone doesn't count, because a color needs it too; nor does the stub server near the journeys.
    func needsScreen(_ screens: Set<String>) -> Bool {
        references.contains { reference in
            screens.contains(reference.name) || Self.isOfUIKit(reference.name) && reference.name != "UIColor"
                || ["onScreen", "Screen", "Journey", "Rung"].contains(reference.name)
        }
    }

    /// Whether a name looks like one of UIKit's types: `UIView`.
    static func isOfUIKit(_ name: String) -> Bool {
        name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    }
}
