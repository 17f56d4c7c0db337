import Foundation
import Testing

@testable import WorkbookKit

@Suite("What a check starts, it ends")
struct ProcessTests {
    private let shell = URL(fileURLWithPath: "/bin/bash")

    @Test("a child in a process group of its own dies with its parent")
    func killsTheTree() throws {
        // `set -m` gives the child its own group, as `swift test` does.
        let child = try ChildProcess(
            shell, ["-c", "set -m; sleep 300 & echo $!; wait"], environment: [:], in: URL(fileURLWithPath: "/"))
        while !child.output.text.contains("\n") { _ = child.hasEnded(within: 0.01) }
        let grandchild = try #require(Int32(child.output.text.split(separator: "\n")[0]))
        #expect(kill(grandchild, 0) == 0)
        child.kill()
        // Ended, or waiting to be collected by the system's first process.
        let state = try? String(contentsOfFile: "/proc/\(grandchild)/stat", encoding: .utf8)
        #expect(kill(grandchild, 0) != 0 || state?.contains(") Z ") == true)
    }

    @Test("descendants are found over generations, and nobody else")
    func descendants() {
        let parents: [Int32: Int32] = [2: 1, 3: 2, 4: 3, 5: 1, 6: 5, 7: 3]
        #expect(ProcessTree.descendants(of: 2, parents: parents) == [3, 4, 7])
        #expect(ProcessTree.descendants(of: 4, parents: parents) == [])
    }

    @Test("of an endless print, the beginning and the end are kept")
    func boundedOutput() throws {
        let pipe = Pipe()
        let output = BoundedOutput(of: pipe, limit: 100)
        let text = "first" + String(repeating: ".", count: 40_000) + "last"
        try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try pipe.fileHandleForWriting.close()
        output.finish()
        #expect(output.text.hasPrefix("first"))
        #expect(output.text.hasSuffix("last") || output.text.count == text.count)
    }

    @Test("without swift on the PATH that is said, with the PATH")
    func noSwift() {
        let error = #expect(throws: CheckError.self) { try Toolchain(environment: ["PATH": "/nowhere"]) }
        #expect(error == .noSwift(path: "/nowhere"))
        #expect(error?.description.hasPrefix("There is no swift on your PATH, which is /nowhere\n") == true)
    }
}
