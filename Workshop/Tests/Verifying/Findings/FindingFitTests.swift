import Foundation
import Testing

@testable import workshop

@Suite("First findings are held against the mistakes, and counted")
struct FindingFitTests {
    private static let fault = Fault(files: ["A.swift", "B.swift"], declarations: ["List.show", "List"])

    private static func finding(
        _ requirement: String? = "13a.1", _ files: [String] = ["B.swift"], _ declarations: [String] = ["List.show"],
        why: Bool = true, look: Bool = true
    ) -> FirstFinding {
        FirstFinding(
            requirement: requirement, files: files, declarations: declarations, saysWhy: why, saysWhereToLook: look)
    }

    @Test(
        "each aspect can miss",
        arguments: [
            (finding(), []), (finding("13a.2"), [.requirement]), (finding(nil), [.requirement]),
            (finding("13a.1", ["C.swift"]), [.file]), (finding("13a.1", ["C.swift", "A.swift"]), []),
            (finding("13a.1", ["A.swift"], ["Row", "List.hide"]), [.declaration]),
            (finding("13a.1", [], []), [.file, .declaration]), (finding(why: false), [.why]),
            (finding(look: false), [.look]),
        ] as [(FirstFinding, [FindingFit.Aspect])])
    func aspects(finding: FirstFinding, misses: [FindingFit.Aspect]) {
        #expect(FindingFit(finding, on: Self.fault, first: "13a.1").misses == misses)
    }

    private static func result(_ name: String, _ first: FirstFinding?, kind: Variant.Kind = .mutant) -> VariantResult {
        var variant = Variant(kind: kind, name: name, place: "here", failing: ["13a.1"])
        variant.first = "13a.1"
        variant.fault = kind == .mutant ? fault : nil
        return VariantResult(
            variant: variant, requirements: ["13a.1"], failing: ["13a.1"], reading: "", first: first, problems: [],
            seconds: 1)
    }

    private static func proof(_ label: String, _ results: [VariantResult]) -> Proof {
        Proof(
            label: label, title: label + " Worker", requirements: ["13a.1"], results: results, problems: [], seconds: 1)
    }

    private static let proofs = [
        proof(
            "13a",
            [
                result("fits", finding()), result("elsewhere", finding("13a.1", ["C.swift"], [])),
                result("vague", finding("13a.1", ["A.swift"], [])), result("", finding(), kind: .starter),
                result("unread", nil),
            ]),
        proof("14a", [result("fits", finding())]), proof("15a", []),
    ]

    @Test("the share is of mutants about which something was found")
    func share() {
        let share = FitShare(of: Self.proofs)
        #expect(share.count == 4)
        #expect(share.fitting(.file) == 3 && share.percent(.file) == 75 && share.percent(.declaration) == 50)
        #expect(FitShare(of: []).percent(.file) == 0)
    }

    @Test("the share is printed by exercise and in all, with the mutants that miss")
    func text() {
        #expect(
            FitText.text(Self.proofs, showsAll: false, .plain).joined(separator: "\n\n") == """
                first findings  mutants  requirement      file  declaration       why      look
                13a Worker            3     3 (100%)   2 (66%)      1 (33%)  3 (100%)  3 (100%)
                14a Worker            1     1 (100%)  1 (100%)     1 (100%)  1 (100%)  1 (100%)
                all                   4     4 (100%)   3 (75%)      2 (50%)  4 (100%)  4 (100%)

                13a mutant elsewhere misses file: leads to C.swift; the mistake is in A.swift, B.swift, List.show, List

                75% of the first findings name the file of the mistake; the goal is 95%
                """)
        let all = FitText.text(Self.proofs, showsAll: true, .plain)[1]
        #expect(all.contains("elsewhere misses file, declaration: "))
        #expect(all.contains("13a mutant vague misses declaration: leads to A.swift; the mistake is in "))
        #expect(FitText.text([Self.proof("15", [])], showsAll: true, .plain) == [])
    }

    @Test("a result is kept with where its first finding leads; one that was changed is none")
    func kept() throws {
        let kept = KeptResult(Self.result("fits", Self.finding()), key: "k")
        let text = String(decoding: try JSONEncoder().encode(kept), as: UTF8.self)
        let read = try JSONDecoder().decode(KeptResult.self, from: Data(text.utf8))
        #expect(read == kept && read.isWhole && read.first == Self.finding())
        for (old, new) in [
            ("B.swift", "C.swift"), ("List.show", "List.hide"), (#""saysWhy":true"#, #""saysWhy":false"#),
        ] {
            #expect(text.contains(old))
            let changed = Data(text.replacing(old, with: new).utf8)
            #expect(try !JSONDecoder().decode(KeptResult.self, from: changed).isWhole, "\(old)")
        }
    }
}
