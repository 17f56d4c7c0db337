import Typesetting

/// What a module's screen is built on.
enum ScreenKit: String, Sendable, CaseIterable {
    /// UIKit, where it can be imported.
    case uiKit = "uikit"
    /// HeadlessUIKit, which needs no screen.
    case headless

    /// The lines of a file that names UIKit: where it can't be imported, nothing of them is compiled.
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

    /// The lines of a file that names a screen, but nothing of UIKit itself.
    func fileWithoutImport(@Code _ lines: () -> [String]) -> String {
        Code.file {
            if self == .uiKit { "#if canImport(UIKit)" }
            lines()
            if self == .uiKit { "#endif" }
        }
    }
}
