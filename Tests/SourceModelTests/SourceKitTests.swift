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
}
