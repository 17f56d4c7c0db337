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
        return try Unpacker(means: means, path: environment["PATH"] ?? "", interruption: interruption)
            .unpack(archive, kind, into: desk.url("out"))
    }

    @Test(
        "Swift files, manifests and archives, and nothing else",
        arguments: [
            ("a.zip", "zip -qr \"$out\" ."), ("a b.tar", "tar -cf \"$out\" ."), ("ü.tar.gz", "tar -czf \"$out\" *"),
        ])
    func honest(file: String, script: String) throws {
        let others = ["deep/er/\(Desk.worker)", "exercise.json", "more.zip"]
        for name in others + [".build/huge", "Exercises/13a-Worker/README.md"] { try desk.write("in/\(name)") }
        #expect(try refusal(file, script) == nil)
        let files = desk.files("out").filter { FileKind(of: desk.url("out/\($0)")) == .file }
        #expect(files == [Desk.worker] + others)
    }

    @Test("an archive without such files is left to who looks for them", arguments: ["a.zip", "a.tar"])
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
        let (link, file) = ("Exercises/way.swift", "Exercises/way.swift/left.swift")
        try desk.write("b/\(file)")
        try desk.remove("in/Exercises")
        try desk.link("in/\(link)", to: desk.url("elsewhere").path)
        _ = try refusal("a.tar", "tar -cf \"$out\" \(link) && cd ../b && tar -rf \"$out\" \(file)")
        #expect(desk.files("elsewhere") == [])
    }

    @Test("one that is a giant, holds a giant, or holds too much")
    func sizes() throws {
        let giant = try refusal("a.tar", "truncate -s 17M Exercises/zeros.swift && tar -cSf \"$out\" .")
        #expect(giant == "holds a file of more than 16 MB")
        try desk.remove("in/Exercises/zeros.swift")
        let much = "for n in $(seq 14); do truncate -s 15M Exercises/$n.swift; done; tar -cSf \"$out\" ."
        #expect(try refusal("b.tar", much) == "unpacks to more than 200 MB")
        try desk.write("c.zip", Data("PK".utf8))
        #expect(truncate(desk.url("c.zip").path, 101 << 20) == 0)
        #expect(try unpack(desk.url("c.zip")) == "has 101 MB, and 100 are the most")
    }

    @Test("one of too many files")
    func count() throws {
        let many =
            "mkdir Exercises/many && cd Exercises/many && seq -f %g.swift 20001 | xargs touch && cd ../.. && tar -czf \"$out\" ."
        #expect(try refusal("a.tar.gz", many) == "holds more than 20000 files")
    }

    @Test("a program that is missing is named")
    func noProgram() {
        let interruption = Interruption()
        defer { interruption.stop() }
        let unpacker = Unpacker(means: .limitsAlone, path: "/nowhere", interruption: interruption)
        #expect(throws: GradeError.noProgram(for: "zip", names: ["unzip", "bsdtar"], path: "/nowhere")) {
            try unpacker.unpack(desk.url("a.zip"), .zip, into: desk.url("out"))
        }
    }
}
