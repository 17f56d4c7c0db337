import SourceModel
import Testing

@Suite("What stands before a dot is taken apart")
struct ReceiverPathTests {
    @Test(
        "marks and spaces aside; a call or a subscript tells nothing",
        arguments: [
            ("worker", ["worker"]), ("self.presenter?.view", ["self", "presenter", "view"]),
            ("self .ui!", ["self", "ui"]), ("größe.b", ["größe", "b"]), ("", []),
            ("make().b", nil), ("a.items[0]", nil),
        ] as [(String, [String]?)])
    func parts(_ receiver: String, _ expected: [String]?) {
        #expect(ReceiverPath.parts(of: receiver) == expected)
    }

    @Test("the first number of a name stays, and a name without one has none")
    func numbers() {
        var table = NameTable()
        table.add("Item", 1)
        table.add("Item", 2)
        #expect(table["Item"] == 1)
        #expect(table["Row"] == nil)
        #expect(NameSet(["Item"]).contains("Item"))
        #expect(!NameSet(["Item"]).contains("Row"))
    }
}
