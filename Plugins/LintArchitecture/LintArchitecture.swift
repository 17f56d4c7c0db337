import Foundation
import PackagePlugin

/// `swift package lint-architecture [lint's options] [PATH...]`: holds a package that depends on this one to the rules of an
/// architecture. It reads sources and writes nothing; without a path it reads the sources of the package's own targets.
@main
struct LintArchitecture: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "WorkbookTools").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["lint"] + arguments + (namesPaths(arguments) ? [] : sources(of: context.package))
        try process.run()
        process.waitUntilExit()
        if process.terminationReason != .exit { Diagnostics.error("workbook was ended by a signal") }
        // What was found is printed already.
        exit(process.terminationReason == .exit ? process.terminationStatus : 3)
    }

    /// Whether a path is among the arguments, and not only options and their values.
    private func namesPaths(_ arguments: [String]) -> Bool {
        let alone: Set = ["--update-baseline", "--help"]
        var isValue = false
        for argument in arguments {
            if !isValue, !argument.hasPrefix("-") { return true }
            isValue = !isValue && argument.hasPrefix("--") && !argument.contains("=") && !alone.contains(argument)
        }
        return false
    }

    /// The folders of its targets but tests and plugins, from the package's root.
    private func sources(of package: Package) -> [String] {
        let root = package.directoryURL.path
        let targets = package.targets(ofType: SwiftSourceModuleTarget.self).filter { $0.kind != .test }
        let folders = targets.map { target in
            let path = target.directoryURL.path
            return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
        }
        return folders.isEmpty ? ["."] : folders
    }
}
