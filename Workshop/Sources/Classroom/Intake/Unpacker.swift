import Foundation
import Processes

/// Unpacks a stranger's archive with the system's own programs, in a box that sees only the archive and one folder.
///
/// Only Swift files, manifests and other archives are unpacked, so that a whole checkout with its build folder costs
/// nothing extra. The reader then looks at the result without following links.
struct Unpacker: Sendable {
    /// The most bytes of an archive.
    static let archiveLimit = 100 << 20
    /// The most bytes of all files in an archive together.
    static let contentLimit = 200 << 20
    /// The most bytes of one file in an archive.
    static let fileLimit = 16 << 20
    /// The most files in an archive.
    static let countLimit = 20_000
    /// The most seconds that unpacking may take.
    static let seconds = 60
    /// The most seconds that listing the names in an archive may take.
    private static let secondsForNames = 10

    /// The means that keep the program in a box.
    let means: Confinement.Means
    /// The folders in which programs are looked for.
    let path: String
    let interruption: Interruption

    private func program(for kind: ArchiveKind) throws(GradeError) -> (url: URL, isBSD: Bool) {
        let names = kind == .zip ? ["unzip", "bsdtar"] : ["tar", "bsdtar"]
        guard let found = names.lazy.compactMap({ Program.find($0, along: path) }).first else {
            throw .noProgram(for: kind == .zip ? "zip" : "tar", names: names, path: path)
        }
        #if os(macOS)
        return (found, found.lastPathComponent != "unzip")
        #else
        return (found, found.lastPathComponent == "bsdtar")
        #endif
    }

    /// Returns the names of the files in an archive; nil if they can't be listed, for a reason that unpacking finds.
    ///
    /// - Throws: `GradeError.noProgram` if there is none for this kind.
    func names(in archive: URL, _ kind: ArchiveKind) throws(GradeError) -> [String]? {
        let (program, isBSD) = try program(for: kind)
        let size = (try? FileManager.default.attributesOfItem(atPath: archive.path))?[.size] as? Int ?? 0
        if size == 0 { return nil }
        var words = ["-t", "-f", archive.path]
        if !isBSD { words = kind == .zip ? ["-Z1", archive.path] : words + ["--quoting-style=literal"] }
        var box = Confinement(means)
        box.readable = [archive.path]
        let child: ChildProcess
        do throws(ProcessError) {
            child = try start(program, words, in: archive.deletingLastPathComponent(), box)
            guard try child.hasEnded(within: Double(Self.secondsForNames), unless: interruption) else {
                child.kill()
                return nil
            }
        } catch {
            throw .check(.process(error))
        }
        let isEmpty = child.output.text == "Empty zipfile.\n"
        if !child.hasSucceeded && !isEmpty && !child.errors.text.isEmpty { return nil }
        let names = child.output.text.split(separator: "\n").map(String.init)
        return isEmpty ? [] : names.filter { !$0.hasSuffix("/") && !$0.hasSuffix("\\") }
    }

    private func start(
        _ program: URL, _ words: [String], in folder: URL, _ box: Confinement
    ) throws(ProcessError) -> ChildProcess {
        try ChildProcess(
            program, words, environment: Confinement.environment.merging(["PATH": "/usr/bin:/bin"]) { $1 }, in: folder,
            box: box)
    }

    /// Unpacks an archive into an empty folder; returns the reason if that fails.
    ///
    /// - Throws: `GradeError.noProgram` if there is no program for this kind.
    func unpack(_ archive: URL, _ kind: ArchiveKind, into folder: URL) throws(GradeError) -> String? {
        let (program, isBSD) = try program(for: kind)
        let size = (try? FileManager.default.attributesOfItem(atPath: archive.path))?[.size] as? Int
        guard let size else { return "can't be read" }
        if size == 0 { return "is empty" }
        if size > Self.archiveLimit { return "has \(size >> 20) MB, and \(Self.archiveLimit >> 20) are the most" }
        var box = Confinement(means)
        (box.readable, box.writable) = ([archive.path], [folder.path])
        box.limits.file = Self.fileLimit
        box.limits.memory = 1 << 30
        let words = arguments(for: kind, isBSD: isBSD, archive, folder)
        do throws(ProcessError) {
            return try reason(of: try start(program, words, in: folder, box), unpacking: archive, into: folder)
        } catch {
            throw .check(.process(error))
        }
    }

    /// Waits for the program, and returns the reason if it fails or exceeds a limit.
    private func reason(
        of child: ChildProcess, unpacking archive: URL, into folder: URL
    ) throws(ProcessError) -> String? {
        let end = ContinuousClock.now + .seconds(Self.seconds)
        while try !child.hasEnded(within: 0.02, unless: interruption) {
            let reason =
                ContinuousClock.now > end ? "takes more than \(Self.seconds) s to unpack" : Self.excess(of: folder)
            guard let reason = reason ?? child.excess.map({ "unpacks with \($0)" }) else { continue }
            child.kill()
            return reason
        }
        if let reason = Self.excess(of: folder) { return reason }
        if Self.wasCut(by: child) { return "holds a file of more than \(Self.fileLimit >> 20) MB" }
        return child.hasSucceeded ? nil : failure(of: child, archive)
    }

    /// Whether a file was larger than allowed.
    ///
    /// A program that survives the signal prints an error, and `tar` then goes on as if nothing had happened.
    private static func wasCut(by child: ChildProcess) -> Bool {
        let refusals = ["File too large", "write error", "Cannot write", "Wrote only"]
        return child.signal == SIGXFSZ || refusals.contains { child.errors.text.contains($0) }
    }

    /// The reason for a failure; nil if the program only says that the archive has no matching files, which is found out
    /// by looking, or that it has the backslashes of Windows, which are read as slashes.
    private func failure(of child: ChildProcess, _ archive: URL) -> String? {
        let harmless = [
            "no matching files", "not matched", "Not found in archive", "tar: Exiting", "tar: Removing",
            "appears to use backslashes",
        ]
        // The first other line about this archive, without its path.
        let said = child.errors.text.split(separator: "\n")
            .map { $0.replacing(archive.path, with: archive.lastPathComponent) }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { line in !line.isEmpty && !line.hasPrefix("[") && !harmless.contains(where: line.contains) }
        guard let first = said.first else {
            return child.errors.text.isEmpty ? "can't be unpacked" : nil
        }
        return "can't be unpacked: \(HandedIn.readable(String(first.prefix(200))))"
    }

    /// What is unpacked: answers, the manifests that tell which exercise they answer, and archives in the archive.
    private static let patterns =
        ["*.swift", "*exercise.json"]
        + ["*.zip", "*.ZIP", "*.tar", "*.tar.gz", "*.tgz", "*.tar.bz2", "*.tar.xz"]

    private func arguments(for kind: ArchiveKind, isBSD: Bool, _ archive: URL, _ folder: URL) -> [String] {
        if isBSD {
            return ["-x", "-f", archive.path, "-C", folder.path, "--no-same-owner"]
                + Self.patterns.flatMap { ["--include", $0] }
        }
        switch kind {
        case .zip: return ["-qq", "-o", archive.path] + Self.patterns + ["-d", folder.path]
        case .tar:
            return [
                "-x", "-f", archive.path, "-C", folder.path, "--no-same-owner", "--no-same-permissions", "--wildcards",
                "--no-anchored",
            ] + Self.patterns
        }
    }

    /// The limit that the files unpacked so far exceed; nil if none.
    private static func excess(of folder: URL) -> String? {
        var (count, bytes) = (0, 0)
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        while let url = all?.nextObject() as? URL {
            count += 1
            bytes += (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
            if count > countLimit { return "holds more than \(countLimit) files" }
            if bytes > contentLimit { return "unpacks to more than \(contentLimit >> 20) MB" }
        }
        return nil
    }
}
