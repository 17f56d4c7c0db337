import Typesetting

/// The framework of a module's screen.
enum ScreenKit: String, Sendable, CaseIterable {
    /// UIKit, on platforms that have it.
    case uiKit = "uikit"
    /// HeadlessUIKit, which needs no screen.
    case headless

    /// Returns the lines of a file that uses UIKit, and that compiles to nothing where UIKit can't be imported.
    func file(_ imports: [String] = [], @Code _ lines: () -> [String]) -> String {
        Code.file {
            if self == .uiKit {
                "#if canImport(UIKit)"
                (imports + ["UIKit"]).map { $0.hasPrefix("@") ? $0 : "import \($0)" }
            } else {
                (imports + ["Foundation", "HeadlessUIKit"]).map { $0.hasPrefix("@") ? $0 : "import \($0)" }
            }
            ""
            lines()
            if self == .uiKit { "#endif" }
        }
    }

    /// Returns the lines of a file that names a screen, but uses nothing of UIKit itself.
    func fileWithoutImport(@Code _ lines: () -> [String]) -> String {
        Code.file {
            if self == .uiKit { "#if canImport(UIKit)" }
            lines()
            if self == .uiKit { "#endif" }
        }
    }
}
