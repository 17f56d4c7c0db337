import Foundation
import Processes
import Testing

@testable import workshop

@Suite(
    "An archive is unpacked, or refused with a reason",
    .enabled(if: Packing.isHere, "no zip, unzip and tar on the PATH"))
struct UnpackerTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
        try desk.folder("out")
        try desk.write("in/\(Desk.worker)")
    }

    /// Packs an archive by a script and returns the reason for its refusal; `$out` is the archive, `in` the folder to
    /// pack.
    private func refusal(_ file: String, _ script: String) throws -> String? {
        let archive = desk.url(file)
        try Packing.run("cd in && \(script)", in: desk.root, ["out": archive.path])
        return try unpack(archive)
    }

    private func unpack(_ archive: URL) throws -> String? {
        let interruption = Interruption()
        defer { interruption.stop() }
        let environment = ProcessInfo.processInfo.environment
        let means = (try? Confinement.Means.find(environment: environment)) ?? .limitsAlone
        let kind = try #require(ArchiveKind(archive.lastPathComponent))
        return try Unpacker(for: [kind], by: means, environment: environment, interruption: interruption)
            .unpack(archive, kind, into: desk.url("out"))
    }

    @Test(
        "what lies in a folder Exercises, and nothing beside it",
        arguments: [
            ("a.zip", "zip -qr \"$out\" ."), ("a b.tar", "tar -cf \"$out\" ."), ("ü.tar.gz", "tar -czf \"$out\" *"),
        ])
    func honest(file: String, script: String) throws {
        try desk.write("in/.build/huge")
        try desk.write("in/deep/er/\(Desk.worker)")
        #expect(try refusal(file, script) == nil)
        let swift = desk.files("out").filter { $0.hasSuffix(".swift") || $0.hasSuffix("huge") }
        #expect(swift == [Desk.worker, "deep/er/\(Desk.worker)"])
    }

    @Test("an archive without that folder is left to who looks for it", arguments: ["a.zip", "a.tar"])
    func without(file: String) throws {
        try desk.remove("in/Exercises")
        try desk.write("in/notes.txt")
        #expect(try refusal(file, file == "a.zip" ? "zip -qr \"$out\" ." : "tar -cf \"$out\" .") == nil)
        #expect(desk.files("out") == [])
    }

    @Test("a part of an archive, one of another kind, and text", arguments: ["a.zip", "a.tar.gz"])
    func broken(file: String) throws {
        let pack = file == "a.zip" ? "zip -qr \"$out\" ." : "tar -czf \"$out\" ."
        let other = file == "a.zip" ? "tar -cf \"$out\" ." : "zip -qr - . >\"$out\""
        #expect(try refusal(file, "\(pack) && truncate -s 90 \"$out\"")?.hasPrefix("can't be unpacked: ") == true)
        try desk.remove(file)
        #expect(try refusal(file, other)?.hasPrefix("can't be unpacked: ") == true)
        try desk.write(file)
        #expect(try unpack(desk.url(file))?.hasPrefix("can't be unpacked: ") == true)
        try desk.write(file, Data())
        #expect(try unpack(desk.url(file)) == "is empty")
    }

    @Test("one with a password")
    func locked() throws {
        #expect(try refusal("a.zip", "zip -qrP secret \"$out\" .")?.hasPrefix("can't be unpacked: ") == true)
    }

    @Test(
        "one that leads out of its folder",
        arguments: [
            ("a.tar", "tar -cPf \"$out\" --transform 's,^,../,' Exercises"),
            ("b.tar", "tar -cPf \"$out\" --transform \"s,^,$PWD/../,\" Exercises"),
            ("a.zip", "mkdir -p x/y && cd x/y && zip -qr \"$out\" ../../Exercises"),
        ])
    func escapes(file: String, script: String) throws {
        _ = try refusal(file, script)
        #expect(desk.files("").filter { $0.hasPrefix("Exercises") } == [])
    }

    @Test("one that writes through a link of its own")
    func throughLink() throws {
        try desk.folder("elsewhere")
        try desk.write("b/Exercises/way/left")
        try desk.remove("in/Exercises")
        try desk.link("in/Exercises/way", to: desk.url("elsewhere").path)
        _ = try refusal("a.tar", "tar -cf \"$out\" Exercises/way && cd ../b && tar -rf \"$out\" Exercises/way/left")
        #expect(desk.files("elsewhere") == [])
    }

    @Test("one that is a giant, holds a giant, or holds too much")
    func sizes() throws {
        let giant = try refusal("a.tar", "truncate -s 17M Exercises/zeros && tar -cSf \"$out\" .")
        #expect(giant == "holds a file of more than 16 MB")
        try desk.remove("in/Exercises/zeros")
        let much = "for n in $(seq 14); do truncate -s 15M Exercises/$n; done; tar -cSf \"$out\" ."
        #expect(try refusal("b.tar", much) == "unpacks to more than 200 MB")
        try desk.write("c.zip", Data("PK".utf8))
        #expect(truncate(desk.url("c.zip").path, 101 << 20) == 0)
        #expect(try unpack(desk.url("c.zip")) == "has 101 MB, and 100 are the most")
    }

    @Test("one of too many files")
    func count() throws {
        let many =
            "mkdir Exercises/many && cd Exercises/many && seq 20001 | xargs touch && cd ../.. && tar -czf \"$out\" ."
        #expect(try refusal("a.tar.gz", many) == "holds more than 20000 files")
    }

    @Test("a program that is missing is named")
    func noProgram() {
        let interruption = Interruption()
        defer { interruption.stop() }
        #expect(throws: GradeError.noProgram(for: "zip", names: ["unzip", "bsdtar"], path: "/nowhere")) {
            try Unpacker(for: [.zip], by: .limitsAlone, environment: ["PATH": "/nowhere"], interruption: interruption)
        }
    }
}

/// The programs that make archives.
private enum Packing {
    static let isHere: Bool = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return ["zip", "unzip", "tar", "truncate", "seq"].allSatisfy { Program.find($0, along: path) != nil }
    }()

    struct Failure: Error { let words: String }

    static func run(_ script: String, in folder: URL, _ variables: [String: String]) throws {
        let child = try ChildProcess(
            URL(fileURLWithPath: "/bin/sh"), ["-c", script],
            environment: ProcessInfo.processInfo.environment.merging(variables) { $1 }, in: folder)
        guard child.hasEnded(within: 120), child.hasSucceeded else { throw Failure(words: child.errors.text) }
    }
}
