import Foundation
import Processes

/// Unpacks a stranger's archive with the system's own programs, in a box that sees only the archive and one folder.
///
/// Only files in a folder `Exercises` are unpacked, so that a whole checkout with its build folder costs nothing extra.
/// The reader then looks at the result without following links.
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

    private let means: Confinement.Means
    private let programs: [ArchiveKind: (program: URL, isBSD: Bool)]
    private let interruption: Interruption

    /// Finds the programs for these kinds.
    ///
    /// - Throws: `GradeError.noProgram` if one is missing.
    init(
        for kinds: [ArchiveKind], by means: Confinement.Means, environment: [String: String], interruption: Interruption
    ) throws(GradeError) {
        let path = environment["PATH"] ?? ""
        var programs: [ArchiveKind: (URL, Bool)] = [:]
        for kind in kinds where programs[kind] == nil {
            let names = kind == .zip ? ["unzip", "bsdtar"] : ["tar", "bsdtar"]
            guard let found = names.lazy.compactMap({ Program.find($0, along: path) }).first else {
                throw .noProgram(for: kind == .zip ? "zip" : "tar", names: names, path: path)
            }
            #if os(macOS)
            let isBSD = found.lastPathComponent != "unzip"
            #else
            let isBSD = found.lastPathComponent == "bsdtar"
            #endif
            programs[kind] = (found, isBSD)
        }
        (self.programs, self.means, self.interruption) = (programs, means, interruption)
    }

    /// Unpacks an archive into an empty folder; returns the reason if that fails.
    func unpack(_ archive: URL, _ kind: ArchiveKind, into folder: URL) throws(ProcessError) -> String? {
        guard let (program, isBSD) = programs[kind] else { preconditionFailure("asked for a kind that nobody named") }
        let size = (try? FileManager.default.attributesOfItem(atPath: archive.path))?[.size] as? Int
        guard let size else { return "can't be read" }
        if size == 0 { return "is empty" }
        if size > Self.archiveLimit { return "has \(size >> 20) MB, and \(Self.archiveLimit >> 20) are the most" }
        var box = Confinement(means)
        (box.readable, box.writable) = ([archive.path], [folder.path])
        box.limits.file = Self.fileLimit
        box.limits.memory = 1 << 30
        let words = arguments(for: kind, isBSD: isBSD, archive, folder)
        let child = try ChildProcess(
            program, words, environment: Confinement.environment.merging(["PATH": "/usr/bin:/bin"]) { $1 }, in: folder,
            box: box
        )
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

    /// The reason for a failure; nil if the archive just has no matching files, which is found out by looking.
    ///
    /// `unzip` exits with 11 then, and continues after a warning.
    private func failure(of child: ChildProcess, _ archive: URL) -> String? {
        let words = child.errors.text.split(separator: "\n").map(String.init)
        let isAboutPattern = ["no matching files", "not matched", "Not found in archive"].contains { phrase in
            words.contains { $0.contains(phrase) }
        }
        if isAboutPattern { return nil }
        // The first line about this archive: not `[/path/a.zip]`, and not tar's lines about names or about its exit.
        let said = words.map { $0.replacingOccurrences(of: archive.path, with: archive.lastPathComponent) }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .first { line in !line.isEmpty && !["[", "tar: Removing", "tar: Exiting"].contains(where: line.hasPrefix) }
        return "can't be unpacked" + (said.map { ": \(HandedIn.readable(String($0.prefix(200))))" } ?? "")
    }

    private func arguments(for kind: ArchiveKind, isBSD: Bool, _ archive: URL, _ folder: URL) -> [String] {
        if isBSD {
            return ["-x", "-f", archive.path, "-C", folder.path, "--include", "*Exercises/*", "--no-same-owner"]
        }
        switch kind {
        case .zip: return ["-qq", "-o", archive.path, "*Exercises/*", "-d", folder.path]
        case .tar:
            return [
                "-x", "-f", archive.path, "-C", folder.path, "--no-same-owner", "--no-same-permissions", "--wildcards",
                "--no-anchored", "Exercises/*",
            ]
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
