import Foundation
import SourceModel
import Testing

@Suite("SourceKit is taken from the toolchain on the PATH")
struct ToolchainLocatorTests {
    let library = ToolchainLocator.library

    func locator(
        _ path: String, files: Set<String>, links: [String: String] = [:], runtime: String? = nil
    ) -> ToolchainLocator {
        ToolchainLocator(
            path: path, fileExists: { files.contains($0) }, resolve: { links[$0] ?? $0 },
            targetInfo: { _ in runtime.map { Data(#"{"paths": {"runtimeResourcePath": "\#($0)"}}"#.utf8) } })
    }

    @Test("finds it beside the compiler, through links")
    func beside() throws {
        let locator = locator(
            "/none:/bin", files: ["/bin/swiftc", "/opt/usr/lib/\(library)"],
            links: ["/bin/swiftc": "/opt/usr/bin/swiftc"])
        #expect(try locator.sourceKit() == "/opt/usr/lib/\(library)")
    }

    @Test("asks the compiler where there is nothing beside it")
    func asked() throws {
        let locator = locator(
            "/bin", files: ["/bin/swiftc", "/tools/usr/lib/\(library)"], runtime: "/tools/usr/lib/swift")
        #expect(try locator.sourceKit() == "/tools/usr/lib/\(library)")
    }

    @Test("says that there is no toolchain")
    func noToolchain() {
        let error = #expect(throws: SourceModelError.self) { try locator("/bin", files: []).sourceKit() }
        #expect(
            error?.description == """
                SourceKit, which reads Swift sources, was not found: looked for \(library) in
                    (no toolchain: swiftc is not on the PATH)
                  why: it is a part of every Swift toolchain, and is taken from the one whose swiftc is on the PATH
                  fix: install Swift 6.2 or newer from swift.org and try `swiftc --version`
                """)
    }

    @Test("says every place in which it looked")
    func noLibrary() {
        let locator = locator("/a/bin:/b/bin", files: ["/a/bin/swiftc", "/b/bin/swiftc"], runtime: "/c/lib/swift")
        let error = #expect(throws: SourceModelError.self) { try locator.sourceKit() }
        #expect(
            error?.description == """
                SourceKit, which reads Swift sources, was not found: looked for \(library) in
                    /a/lib
                    /b/lib
                    /c/lib
                  why: it is a part of every Swift toolchain, and is taken from the one whose swiftc is on the PATH
                  fix: install Swift 6.2 or newer from swift.org and try `swiftc --version`
                """)
    }

    @Test("finds the one of this machine")
    func live() throws {
        let path = try ToolchainLocator.live.sourceKit()
        #expect(FileManager.default.fileExists(atPath: path))
    }
}
