import Testing

@testable import Checking

@Suite("The workbook's own switches in the environment")
struct SwitchesTests {
    @Test("none reaches a check but the one that says how the libraries are built")
    func withoutSwitches() {
        let typed = ["WORKBOOK_ONLY": "13a", "WORKBOOK_TREE": "Solutions", "WORKBOOK_STRICT": "1", "PATH": "/bin"]
        #expect(typed.withoutSwitches() == ["WORKBOOK_STRICT": "1", "PATH": "/bin"])
    }
}
