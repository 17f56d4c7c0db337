import Foundation

@testable import WorkbookTools

/// A small VIPER-S app in its own folder, with two mistakes and a class without a role.
final class TemporaryApp {
    static let scene = "App/Items/List/ItemsListScene.swift"
    /// The rules that the mistakes break; other suites test the other rules.
    static let rules = ["back-references-weak", "navigation-in-navigators"]
    let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("App \(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try write("App/Items/List/ItemsListContract.swift", "protocol ItemsList_DisplayUI: AnyObject {}\n")
        try write(
            "App/Items/List/ItemsListDirector.swift", "class ItemsListDirector { var ui: ItemsList_DisplayUI? }\n")
        try write(
            Self.scene,
            """
            class ItemsListScene: UIViewController {
                func show() {
                    /* ä */ UIApplication.shared.open(url)
                }
            }

            """)
        try write("App/ItemsStore.swift", "class ItemsStore {}\n")
        try write("Package.swift", "// what marks the project's root\n")
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// Applies rules of VIPER-S, from the root.
    func lint(_ paths: [String] = ["App"], rules: [String] = TemporaryApp.rules) throws -> LintResult {
        try linter(paths, rules: rules).run()
    }

    /// Lints from another current folder.
    func lint(_ paths: [String], from folder: URL) throws -> LintResult {
        var linter = Linter(paths, in: folder, architecture: "viper-s")!
        linter.rules = Self.rules
        return try linter.run()
    }

    /// Lints with a baseline.
    func lint(
        _ paths: [String] = ["App"], baseline: String, updating: Bool = false, rules: [String] = TemporaryApp.rules
    ) throws -> LintResult {
        try linter(paths, rules: rules).run(baseline: baseline, isUpdating: updating)
    }

    private func linter(_ paths: [String], rules: [String]) -> Linter {
        var linter = Linter(paths, in: root, architecture: "viper-s")!
        linter.rules = rules
        return linter
    }

    func write(_ file: String, _ text: String) throws {
        let url = root.appendingPathComponent(file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func read(_ file: String) throws -> String {
        String(decoding: try Data(contentsOf: root.appendingPathComponent(file)), as: UTF8.self)
    }
}
