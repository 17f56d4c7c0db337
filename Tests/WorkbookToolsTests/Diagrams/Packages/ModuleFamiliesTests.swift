import Testing

@testable import WorkbookTools

@Suite("Modules that are alike stand in one box")
struct ModuleFamiliesTests {
    private static func boxes(_ lines: [String]) -> [String] {
        GraphFixture.diagram(lines).bands.flatMap { $0 }.map { box in
            box.members.count == 1 ? box.name : "\(box.name): \(box.members.joined(separator: " "))"
        }.sorted()
    }

    @Test("three of a numbered series, whatever they use")
    func series() {
        let lines = [
            "App > Lesson01Massive Lesson02Layers", "Lesson01Massive > Kit", "Lesson02Layers > Kit",
            "Lesson10Viper > Kit Spies",
        ]
        #expect(
            Self.boxes(lines) == ["App", "Kit", "Lesson 01–10: Lesson01Massive Lesson02Layers Lesson10Viper", "Spies"])
        let looks = GraphFixture.diagram(lines).arrows.map { "\($0.from) \($0.look) \($0.to)" }
        #expect(looks == ["App partly Lesson 01–10", "Lesson 01–10 used Kit", "Lesson 01–10 partly Spies"])
    }

    @Test("suites of a series stand beside what they test")
    func suites() {
        let lines = ["L1Tests > L1", "L2Tests > L2", "L3Tests > L3", "L1", "L2", "L3"]
        #expect(Self.boxes(lines) == ["L 1–3 Tests: L1Tests L2Tests L3Tests", "L 1–3: L1 L2 L3"])
    }

    @Test("two are no series, and no more are some that use each other, by others too")
    func noSeries() {
        #expect(Self.boxes(["Step1 > Kit", "Step2 > Kit"]) == ["Kit", "Step1", "Step2"])
        #expect(Self.boxes(["Step1", "Step2 > Kit", "Kit > Step1", "Step3"]) == ["Kit", "Step1", "Step2", "Step3"])
    }

    @Test("three that begin with the same word and have the same arrows in both directions")
    func twins() {
        let lines = [
            "App > FormList FormItem FormAdd", "FormList > Kit", "FormItem > Kit", "FormAdd > Kit", "Formula > Kit",
        ]
        #expect(Self.boxes(lines) == ["App", "Formula", "Form…: FormList FormItem FormAdd", "Kit"])
    }

    @Test("not where one of them has an arrow that the others have not")
    func noTwins() {
        let lines = ["App > FormList FormItem FormAdd", "FormList > Kit", "FormItem > Kit", "FormAdd > Kit Net"]
        #expect(!Self.boxes(lines).contains { $0.hasPrefix("Form…") })
        let users = [
            "App > FormList FormItem FormAdd", "Other > FormAdd", "FormList > Kit", "FormItem > Kit", "FormAdd > Kit",
        ]
        #expect(!Self.boxes(users).contains { $0.hasPrefix("Form…") })
    }
}
