import Foundation

/// A program with its own windows, which keeps running after this process ends.
package final class DetachedProgram {
    /// The text on its standard error, available after its end.
    package private(set) var errors = ""
    private let process: pid_t
    private let said: FileHandle?

    /// Starts the program without a terminal.
    ///
    /// Its errors go to a file, because a pipe without a reader would kill it.
    ///
    /// - Throws: `ProcessError.notStarted`.
    package init(_ program: URL, _ arguments: [String], environment: [String: String]) throws(ProcessError) {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        unlink(path)
        said = file < 0 ? nil : FileHandle(fileDescriptor: file, closeOnDealloc: true)
        let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(nothing) }
        let spawn = Spawn(
            descriptors: [
                STDIN_FILENO: nothing, STDOUT_FILENO: nothing, STDERR_FILENO: file < 0 ? nothing : file,
            ], heeded: ForegroundProgram.heeded, isApart: true)
        process = try spawn.start(program, arguments, environment: environment)
    }

    /// Returns whether the program succeeded, once after its end; nil until then and after that.
    package func end() -> Bool? {
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) == process else { return nil }
        if let said {
            lseek(said.fileDescriptor, 0, SEEK_SET)
            errors = String(decoding: said.availableData, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return status == 0
    }
}
