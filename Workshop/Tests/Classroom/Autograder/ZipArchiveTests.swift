import CourseFixtures
import Foundation
import Processes
import Testing

@testable import workshop

@Suite("A zip archive")
struct ZipArchiveTests {
    private static let unzip = Program.find("unzip", along: ProcessInfo.processInfo.environment["PATH"] ?? "")

    @Test("has the checksum that the format asks for")
    func checksum() {
        #expect(ZipArchive.checksum(Data("123456789".utf8)) == 0xCBF4_3926)
        #expect(ZipArchive.checksum(Data()) == 0)
    }

    @Test("is, byte for byte, a file's header, its content, the directory and the end")
    func bytes() {
        let archive = ZipArchive(["a": Data("Hi".utf8)], executable: ["a"], remark: "!").data
        // Version 2.0, a name in UTF-8, stored, a date; checksum, the size twice, the lengths of the name and of an
        // empty field.
        let common = "14 00 00 08 00 00 00 00 21 00 0e 0e 17 4d 02 00 00 00 02 00 00 00 01 00 00 00 "
        let expected =
            "50 4b 03 04 \(common)61 48 69 "
            + "50 4b 01 02 14 03 \(common)00 00 00 00 00 00 00 00 ed 81 00 00 00 00 61 "
            + "50 4b 05 06 00 00 00 00 01 00 01 00 2f 00 00 00 21 00 00 00 01 00 21"
        #expect(archive.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ") == expected)
    }

    @Test("is the same for the same files, and ends with its remark")
    func remark() {
        let files = ["b": Data("2".utf8), "a": Data("1".utf8), "c/d": Data()]
        let archive = ZipArchive(files, executable: [], remark: "Mine").data
        #expect(archive == ZipArchive(files, executable: [], remark: "Mine").data)
        #expect(ZipArchive.ends(archive, with: "Mine"))
        #expect(!ZipArchive.ends(archive, with: "Min"))
        #expect(!ZipArchive.ends(Data("Mine".utf8), with: "Mine") && !ZipArchive.ends(Data(), with: "Mine"))
    }

    @Test("is one to unzip: names, contents and modes", .enabled(if: unzip != nil, "there is no unzip on the PATH"))
    func unpacked() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Archiv für \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = [
            "run": Data("#!/bin/sh\n".utf8), "Übung 1/a b.txt": Data("ä\n".utf8), "leer": Data(),
            "bytes": Data((0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* $0) }),
        ]
        let place = folder.appendingPathComponent("a.zip")
        try ZipArchive(files, executable: ["run"], remark: "Mine").data.write(to: place)
        let child = try ChildProcess(
            try #require(Self.unzip), ["-qq", place.path, "-d", folder.path], environment: ["LC_ALL": "C.UTF-8"],
            in: folder)
        #expect(child.hasEnded(within: 30) && child.hasSucceeded, "\(child.errors.text)")
        for (path, data) in files {
            #expect(try Data(contentsOf: folder.appendingPathComponent(path)) == data, "\(path)")
        }
        #expect(FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("run").path))
        #expect(!FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("leer").path))
    }
}
