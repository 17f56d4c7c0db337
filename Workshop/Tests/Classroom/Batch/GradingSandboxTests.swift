import Checking
import Testing

@testable import workshop

@Suite("Of a build without a compiler's error, it is told whose fault it was")
struct GradingSandboxTests {
    @Test(
        "the linker's words are about the answer",
        arguments: [
            (["error: link command failed with exit code 1 (use -v to see invocation)"], "link command failed"),
            (
                ["ld.lld: error: duplicate symbol: main", "error: link command failed with exit code 1"],
                "duplicate symbol: main"
            ),
        ])
    func linker(words: [String], said: String) {
        #expect(GradingSandbox.linkerError(in: words)?.hasPrefix(said) == true)
    }

    @Test("a full disk is not, and neither is what nobody knows")
    func others() {
        let words = ["error: can't write the module: No space left on device"]
        let full = CheckError.notBuilt(name: "exercise 13a", narrowed: "WORKBOOK_ONLY=13a", output: words)
        #expect(GradingSandbox.isOfTheDisk(full))
        #expect(GradingSandbox.linkerError(in: words) == nil)
        #expect(!GradingSandbox.isOfTheDisk(.notBuilt(name: "", narrowed: "", output: ["Killed"])))
        #expect(GradingSandbox.linkerError(in: ["Killed"]) == nil)
    }
}
