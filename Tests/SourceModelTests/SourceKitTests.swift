import Foundation
import Testing

@testable import SourceModel

@Suite("A library that is not SourceKit is refused")
struct SourceKitTests {
    @Test("says what it tried to load, and what the system said")
    func unusable() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array("no library".utf8), to: "libsourcekitdInProc.so")
        let path = folder.url.appendingPathComponent("libsourcekitdInProc.so").path
        let error = #expect(throws: SourceModelError.self) { try SourceKit(path: path) }
        guard case .sourceKitUnusable(let tried, let reason) = error else {
            Issue.record("another error: \(String(describing: error))")
            return
        }
        #expect(tried == path)
        #expect(reason.contains(path))
        #expect(
            error?.description == """
                SourceKit was found and can't be used: \(path)
                  why: \(reason)
                  fix: install Swift 6.2 or newer from swift.org again and try `swiftc --version`
                """)
    }

    #if os(Linux)
    @Test(
        "a crash stays the Swift runtime's business: SourceKit keeps no signal", arguments: [SIGILL, SIGSEGV, SIGABRT])
    func signals(signal: Int32) throws {
        _ = try Sources(files: [(path: "A.swift", text: "struct A {}\n")])
        var action = sigaction()
        sigaction(signal, nil, &action)
        guard let handler = action.__sigaction_handler.sa_sigaction else { return }
        let address = UInt(bitPattern: unsafeBitCast(handler, to: Int.self))
        let maps = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps")).readToEnd() ?? Data()
        let library = String(decoding: maps, as: UTF8.self).split(separator: "\n").first { line in
            let bounds = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
            return bounds.count == 2 && bounds[0] <= address && address < bounds[1]
        }
        #expect(library?.contains("sourcekitd") == false)
    }
    #endif
}
