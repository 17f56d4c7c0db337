// swift-tools-version: 6.2
import PackageDescription

let linting = PluginCommandIntent.custom(
    verb: "lint-architecture", description: "holds the package to the rules of an architecture")

/// `swift package lint-architecture` in a package that depends on this one, by its path in a checkout of the workbook.
let package = Package(
    name: "LintArchitecture", platforms: [.macOS(.v15)],
    products: [.plugin(name: "LintArchitecture", targets: ["LintArchitecture"])],
    dependencies: [.package(name: "ArchitectureWorkbook", path: "..")],
    targets: [
        .plugin(
            name: "LintArchitecture", capability: .command(intent: linting),
            dependencies: [.product(name: "WorkbookTools", package: "ArchitectureWorkbook")], path: "LintArchitecture")
    ],
    swiftLanguageModes: [.v6])
