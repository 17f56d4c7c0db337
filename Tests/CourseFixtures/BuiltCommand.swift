import Commands
import Foundation
import Testing

/// The executables next to this test bundle, run as a shell runs them.
///
/// Each command runs in its own program, so that no suite waits for a build; ToolProgramTests run them all through
/// `workbook`.
package struct BuiltCommand {
    /// The result of a run.
    package struct Result {
        package let status: Int32
        package let output: String
        package let errors: String
    }

    private let folder: URL

    /// The program that learners run.
    package var workbook: URL { folder.appendingPathComponent("workbook") }

    /// Finds the executables next to the running test bundle.
    package init() throws {
        // The bundle's own path is an argument on macOS, and the program itself on Linux.
        let places = CommandLine.arguments.filter { $0.contains(".xctest") } + Bundle.allBundles.map(\.bundlePath)
        let folders = places.map { place in
            let parts = place.components(separatedBy: "/")
            let bundle = parts.firstIndex { $0.hasSuffix(".xctest") } ?? parts.count - 1
            return parts[..<bundle].joined(separator: "/")
        }
        let programs = ["workbook"] + [Tool.Program.tools, .workshop].map(\.rawValue)
        let found = folders.first { folder in
            programs.contains { FileManager.default.isExecutableFile(atPath: folder + "/" + $0) }
        }
        folder = URL(fileURLWithPath: try #require(found, "no executable in any of \(folders)"))
    }

    /// Returns the program for these arguments; a trace as text is `workbook`'s.
    private func program(for arguments: [String]) -> URL {
        guard let tool = Tool.all.first(where: { $0.name == arguments.first }) else { return workbook }
        let isText = tool.name == "trace" && !["mermaid", "svg", "json"].contains(where: arguments.contains)
        return isText ? workbook : folder.appendingPathComponent(tool.program.rawValue)
    }

    /// Runs the command's program, or `program`, to its end; `whileRunning` gets the process.
    package func run(
        _ arguments: [String], in folder: URL, environment: [String: String] = [:], input: String = "",
        program: URL? = nil, whileRunning: (Process) throws -> Void = { _ in }
    ) throws -> Result {
        let lines = Pipe()
        return try run(arguments, in: folder, environment: environment, lines: lines, program: program) { process in
            try lines.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try lines.fileHandleForWriting.close()
            try whileRunning(process)
        }
    }

    /// Runs a program to its end, with an input that the caller writes to and closes.
    package func run(
        _ arguments: [String], in folder: URL, environment: [String: String], lines: Pipe, program: URL? = nil,
        whileRunning: (Process) throws -> Void
    ) throws -> Result {
        let process = Process()
        process.executableURL = program ?? self.program(for: arguments)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin", "COLUMNS": "80"].merging(environment) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = lines
        try process.run()
        do {
            try whileRunning(process)
        } catch {
            process.terminate()
            throw error
        }
        let texts = [output, errors].map {
            String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
    }
}
