import Testing

@testable import WorkbookTools

@Suite("Each module stands above what it uses")
struct PackageBandsTests {
    @Test("each as low as what it uses allows, and what a longer way implies is left out")
    func implied() {
        let diagram = GraphFixture.diagram(["App > UI Kit", "UI > Kit", "Tool > Kit", "Alone"])
        #expect(diagram.bands.map { $0.map(\.name) } == [["App"], ["UI", "Tool"], ["Alone", "Kit"]])
        #expect(diagram.arrows.map { "\($0.from) \($0.to)" } == ["App UI", "UI Kit", "Tool Kit"])
        #expect(diagram.remarks == ["What is used through another one as well has no arrow of its own."])
        #expect(GraphFixture.diagram(["App > Kit"]).remarks == [])
    }

    @Test("an arrow that is wrong is never left out")
    func wrong() {
        let diagram = GraphFixture.diagram(["App > UI", "UI > Kit"], undeclared: [("App", "Kit")])
        #expect(diagram.arrows.map(\.look) == [.used, .used, .undeclared])
        #expect(!diagram.isSound)
    }

    @Test("what only some use implies nothing")
    func partly() {
        let lines = ["Step1 > Spies Kit", "Step2 > Kit", "Step3 > Kit", "Spies > Kit"]
        let arrows = GraphFixture.diagram(lines).arrows.map { "\($0.from) \($0.look) \($0.to)" }
        #expect(arrows == ["Step 1–3 partly Spies", "Step 1–3 used Kit", "Spies used Kit"])
    }

    @Test("of a circle the shortest way around is told, and the undeclared arrow points up")
    func circles() {
        let graph = GraphFixture.graph(
            ["A > B", "B > C", "C > D", "E > F", "F > E"], undeclared: [("D", "A"), ("D", "C")])
        #expect(graph.circles == [["C", "D"], ["E", "F"]])
        #expect(PackageDiagram(graph).bands.map { $0.map(\.name) } == [["A"], ["B"], ["C", "E"], ["F", "D"]])
    }

    @Test("more than eight of one height stand in two bands")
    func wide() {
        let bands = GraphFixture.diagram(["App > A B C D E F G H I"]).bands
        #expect(bands.map(\.count) == [1, 4, 5])
    }
}
