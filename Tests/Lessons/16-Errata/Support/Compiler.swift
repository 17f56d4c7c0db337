import Foundation

/// The compiler on the PATH, asked whether a text compiles.
nonisolated enum Compiler {
    /// The errors that it reports, as the line of the text that each is about; none where the text compiles.
    static func errors(in text: String) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appending(path: "Errata-\(UUID().uuidString).swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", file.path]
        let output = Pipe()
        process.standardError = output
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = text.components(separatedBy: "\n")
        return said.components(separatedBy: "\n").compactMap { message in
            guard let place = message.firstMatch(of: /swift:(\d+):\d+: error:/), let line = Int(place.1) else {
                return nil
            }
            return lines[line - 1].trimmingCharacters(in: .whitespaces)
        }
    }
}
