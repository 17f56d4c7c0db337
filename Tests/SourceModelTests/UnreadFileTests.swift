import Foundation
import SourceModel
import Testing

@Suite("What can't be read is listed, and stops nothing else")
struct UnreadFileTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Array("class Good {}".utf8), to: "Good.swift")
    }

    func unread() throws -> [String] {
        let sources = try Sources(at: folder.url, relativeTo: folder.url, unread: .listed)
        #expect(sources.files.map(\.path) == ["Good.swift"])
        return sources.unread.map(\.description)
    }

    @Test("lists a link to nowhere")
    func missing() throws {
        let link = folder.url.appendingPathComponent("Link.swift")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "/no/such/file.swift")
        #expect(
            try unread() == [
                """
                Link.swift:1:1: error: this file could not be read: No such file or directory
                  why: what is not read is not checked
                  fix: check that it is there, that it is a file, and that you may read it
                """
            ])
    }

    @Test("lists text in UTF-16 and other files with zeros in them, with the place")
    func zeros() throws {
        try folder.write([0xFF, 0xFE] + "class A {}".utf8.flatMap { [$0, 0] }, to: "A.swift")
        try folder.write(Array("class B {}\nlet b = ".utf8) + [0], to: "B.swift")
        #expect(
            try unread() == [
                """
                A.swift:1:4: error: this file could not be read: a zero byte stands here, so it is no text, or one in UTF-16
                  why: what is not read is not checked
                  fix: save it as UTF-8
                """,
                """
                B.swift:2:9: error: this file could not be read: a zero byte stands here, so it is no text, or one in UTF-16
                  why: what is not read is not checked
                  fix: save it as UTF-8
                """,
            ])
    }

    @Test("lists a pipe, and does not wait for what comes out of it")
    func pipe() throws {
        #expect(mkfifo(folder.url.appendingPathComponent("Pipe.swift").path, 0o600) == 0)
        let first = try unread().first
        #expect(first?.hasPrefix("Pipe.swift:1:1: error: this file could not be read: it is no plain file\n") == true)
    }

    @Test("lists a file, and a folder, that may not be read", .enabled(if: getuid() != 0, "root may read everything"))
    func forbidden() throws {
        try folder.write([], to: "Closed/A.swift")
        try folder.write([], to: "B.swift")
        let closed = folder.url.appendingPathComponent("Closed").path
        let file = folder.url.appendingPathComponent("B.swift").path
        chmod(closed, 0)
        chmod(file, 0)
        defer { chmod(closed, 0o700) }
        #expect(
            try unread() == [
                """
                B.swift:1:1: error: this file could not be read: Permission denied
                  why: what is not read is not checked
                  fix: check that it is there, that it is a file, and that you may read it
                """,
                """
                Closed:1:1: error: this file could not be read: the folder can't be listed
                  why: what is not read is not checked
                  fix: check that you may read it, or name the folders beside it
                """,
            ])
    }

    @Test("goes through no link to a folder, which may lead in a circle")
    func circle() throws {
        let link = folder.url.appendingPathComponent("Again").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.url.path)
        let unread = try unread()
        #expect(unread.isEmpty)
    }

    @Test("refuses to go on unless asked to list, and where nothing at all can be read")
    func refused() throws {
        try folder.write([0], to: "Zero.swift")
        let strict = #expect(throws: SourceModelError.self) { try Sources(at: folder.url, relativeTo: folder.url) }
        let zero = UnreadFile(
            location: Location(file: "Zero.swift", line: 1, column: 1),
            reason: "a zero byte stands here, so it is no text, or one in UTF-16", fix: "save it as UTF-8")
        #expect(strict == .unread(zero))
        #expect(strict?.description == zero.description)
        let file = folder.url.appendingPathComponent("Zero.swift")
        let alone = #expect(throws: SourceModelError.self) {
            try Sources(at: file, relativeTo: folder.url, unread: .listed)
        }
        #expect(alone == .unread(zero))
    }
}
