import SourceModel
import Testing

@testable import ExerciseSupport

@Suite("An instrumented copy leads every message of a module through the trial")
struct InstrumentedCopyTests {
    private static let plan = TrialPlan(folder: "Tea", roles: "HomeTea_", stores: ["Keeping"], driver: [])

    private static let contract = """
        protocol HomeTea_DisplayUI: AnyObject {
            func display(cups: [String], isHot: Bool)
        }
        protocol HomeTea_HandleUIEvents { func onPour(_ count: Int) }
        protocol HomeTea_ManageData { func pour(_ count: Int, into cup: Cup); func count() -> Int }
        protocol HomeTea_Delegate { func teaDidPour() }
        protocol Keeping { func keep(_ answer: @escaping (Int) -> Void) }
        protocol HomeMilk_ManageData { func pour(_ count: Int, into cup: Cup) }
        """

    private func copy(_ director: String, decides: Bool = true, in place: String = "Tea") throws -> InstrumentedCopy {
        let sources = try Sources(files: [
            ("Tea/HomeTeaContract.swift", Self.contract), ("\(place)/HomeTeaDirector.swift", director),
        ])
        return InstrumentedCopy(of: sources, by: Self.plan, decides: decides)
    }

    @Test(
        "whatever the receiver is called",
        arguments: [
            ("weak var ui: HomeTea_DisplayUI?", "ui?.display(cups: [], isHot: true)", "ui?.trial1_display("),
            ("var x: any HomeTea_ManageData", "self.x.pour(1, into: cup)", "self.x.trial1_pour("),
            ("weak var y: (any HomeTea_DisplayUI)?", "if let y { y.display(cups: a, isHot: b) }", "y.trial1_display("),
            ("let z: Keeping", "z.keep { n in use(n) }", "z.trial1_keep {"),
            ("", "let tea = teller()\n tea?.teaDidPour()", "tea?.trial1_teaDidPour("),
        ])
    func calls(property: String, call: String, expected: String) throws {
        let text = "final class HomeTeaDirector {\n\(property)\nfunc f(cup: Cup) {\n\(call)\n}\n}\n"
        let copy = try copy(text)
        let made = try #require(copy.files["Tea/HomeTeaDirector.swift"])
        #expect(made.contains(expected), "\(made)")
        #expect(copy.files["Trial.generated.swift"]?.contains("func trial1_") == true)
    }

    @Test(
        "and leaves what is none",
        arguments: [
            ("var milk: HomeMilk_ManageData", "milk.pour(1, into: cup)"),
            ("var x: HomeTea_ManageData", "_ = x.count()"), ("", "pour(1, into: cup)"), ("", "self.pour(1, into: cup)"),
            ("let pot: HomeTeaPot", "pot.teaDidPour()"), ("var x: HomeTea_ManageData", "x.pour(1, over: cup)"),
        ])
    func others(property: String, call: String) throws {
        let text = """
            final class HomeTeaPot { func teaDidPour() {} }
            final class HomeTeaDirector {\n\(property)\nfunc f(cup: Cup) {\n\(call)\n}\n}\n
            """
        let copy = try copy(text)
        #expect(copy.files["Tea/HomeTeaDirector.swift"] == text)
        #expect(copy.faults == [])
    }

    @Test("and leaves other modules")
    func otherModules() throws {
        let text = "final class HomeMilkDirector {\nvar x: HomeTea_Delegate\nfunc f() { x.teaDidPour() }\n}\n"
        #expect(try copy(text, in: "Milk").files["Milk/HomeTeaDirector.swift"] == text)
    }

    @Test("with faults in whatever needs no screen, in words that name the line")
    func faults() throws {
        let text = """
            final class HomeTeaDirector {
                var ui: HomeTea_DisplayUI?
                var data: HomeTea_ManageData?
                func f(cup: Cup) {
                    guard !isDone else { return }
                    ui?.display(cups: ["a"], isHot: true)
                    data?.pour(2, into: cup)
                }
            }
            """
        #expect(
            try copy(text).faults.map { "\($0.name): \($0.words)" } == [
                "1-dropped: HomeTeaDirector.swift:6 leaves out what it says in `ui?.display(cups: [\"a\"], isHot: true)`",
                "1-value0: HomeTeaDirector.swift:6 says another value for cups in "
                    + "`ui?.display(cups: [\"a\"], isHot: true)`",
                "1-value1: HomeTeaDirector.swift:6 says another value for isHot in "
                    + "`ui?.display(cups: [\"a\"], isHot: true)`",
                "2-dropped: HomeTeaDirector.swift:7 leaves out what it says in `data?.pour(2, into: cup)`",
                "2-twice: HomeTeaDirector.swift:7 says it twice: `data?.pour(2, into: cup)`",
                "2-value0: HomeTeaDirector.swift:7 says another value for count in `data?.pour(2, into: cup)`",
                "3-always: HomeTeaDirector.swift:5 behaves as if `!isDone` were always true",
                "3-never: HomeTeaDirector.swift:5 behaves as if `!isDone` were never true",
            ])
        let scene = text.replacing("HomeTeaDirector", with: "HomeTeaScene")
        #expect(try copy(scene).faults == [])
        #expect(try copy(text, decides: false).faults.allSatisfy { $0.kind == .message })
    }

    @Test("and writes functions of the same form")
    func wrappers() throws {
        let text = """
            final class HomeTeaScene {
                let events: HomeTea_HandleUIEvents
                func tap() { events.onPour(3) }
            }
            """
        #expect(
            try copy(text).files["Trial.generated.swift"] == """
                import Foundation
                import HeadlessUIKit

                extension HomeTea_HandleUIEvents {
                    func trial1_onPour(_ count: Int) {
                        let count = WorkbookTrial.value(1, 0, count)
                        WorkbookTrial.hear { self.onPour(count) }
                        let trialMessage = WorkbookTrial.Said(
                            sender: "HomeTeaScene", role: "HomeTea_HandleUIEvents", message: "onPour(_:)")
                        WorkbookTrial.say(1, trialMessage) { self.onPour(count) }
                    }
                }


                """)
    }
}
