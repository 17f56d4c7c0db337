import Commands
import Foundation
import Testing

/// The executables that were built beside this test bundle, run as a shell runs them.
///
/// What the second one does is asked of it, so that no suite waits for a build; ToolProgramTests ask the first one.
struct BuiltCommand {
    /// What a run left behind.
    struct Result {
        let status: Int32
        let output: String
        let errors: String
    }

    /// The one that learners type.
    let workbook: URL
    /// The one with the tools.
    let tools: URL

    init() throws {
        // The bundle's own path is an argument on macOS, and the program itself on Linux.
        let places = CommandLine.arguments.filter { $0.contains(".xctest") } + Bundle.allBundles.map(\.bundlePath)
        let folders = places.map { place in
            let parts = place.components(separatedBy: "/")
            let bundle = parts.firstIndex { $0.hasSuffix(".xctest") } ?? parts.count - 1
            return parts[..<bundle].joined(separator: "/")
        }
        let found = folders.map { $0 + "/workbook" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        workbook = URL(fileURLWithPath: try #require(found, "no executable beside any of \(folders)"))
        tools = workbook.deletingLastPathComponent().appendingPathComponent("WorkbookTools")
    }

    /// Runs the one that does the command to its end, or `program`; `whileRunning` gets the process.
    func run(
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

    /// Runs it to its end with an input that the caller writes into and closes.
    func run(
        _ arguments: [String], in folder: URL, environment: [String: String], lines: Pipe, program: URL? = nil,
        whileRunning: (Process) throws -> Void
    ) throws -> Result {
        let process = Process()
        process.executableURL = program ?? (arguments.first.flatMap(Tool.init) == nil ? workbook : tools)
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
