import Foundation
import Testing

@testable import Checking
@testable import Course
@testable import workshop

@Suite("What was seen of a variant is held against what has to be seen")
struct VariantFindingsTests {
    private func what(
        _ kind: Variant.Kind, failing: [String] = [], _ states: [(id: String, state: Observation.State)],
        strays: [String] = []
    ) -> [String] {
        let variant = Variant(kind: kind, name: kind == .mutant ? "lazy" : "", place: "here", failing: failing)
        let observation = Observation(states: states, compilerErrors: [], strays: strays, reading: "")
        return VariantFindings(
            variant: variant, observation: observation, checkout: Checkout(root: URL(fileURLWithPath: "/"))
        ).all
            .map(\.what)
    }

    @Test("a right answer meets everything")
    func right() {
        #expect(what(.solution, [("13a.1", .met), ("13a.2", .met)]) == [])
        #expect(what(.solution, [("13a.1", .failed("no")), ("13a.2", .met)]) == ["solution: fails 13a.1"])
        #expect(what(.alternative, [("13a.1", .broken("it"))]) == ["alternative: 13a.1 brought the run down"])
        #expect(what(.alternative, [("13a.1", .unknown("it"))]) == ["alternative: there is no verdict on 13a.1"])
    }

    @Test("a mutant fails what it names and nothing else; a crash is a failure too")
    func mutant() {
        #expect(what(.mutant, failing: ["13a.1"], [("13a.1", .failed("no")), ("13a.2", .met)]) == [])
        #expect(what(.mutant, failing: ["13a.1"], [("13a.1", .broken("it")), ("13a.2", .met)]) == [])
        #expect(
            what(.mutant, failing: ["13a.1"], [("13a.1", .met), ("13a.2", .failed("no"))])
                == ["mutant lazy: 13a.1 does not catch it", "mutant lazy: fails 13a.2, which is not to catch it"])
    }

    @Test("a requirement may wait for one that fails, and for no other; a right answer lets none wait")
    func waiting() {
        let states: [(id: String, state: Observation.State)] = [
            ("13a.1", .failed("no")), ("13a.2", .waiting("13a.1")),
        ]
        #expect(what(.mutant, failing: ["13a.1"], states) == [])
        #expect(what(.starter, failing: ["13a.1", "13a.2"], states) == [])
        let refused = "mutant lazy: does not judge 13a.2 before 13a.1"
        #expect(what(.mutant, failing: ["13a.1", "13a.2"], states) == [refused])
        #expect(
            what(.mutant, failing: ["13a.3"], [("13a.2", .waiting("13a.1")), ("13a.3", .failed("no"))]) == [refused])
        #expect(
            what(.solution, [("13a.1", .met), ("13a.2", .waiting("13a.1"))])
                == ["solution: does not judge 13a.2 before 13a.1"])
        #expect(
            what(.starter, failing: ["13a.1"], states) == ["starter: does not judge 13a.2 before 13a.1"])
    }

    @Test("a mutant that says what is read is told when nobody reads it")
    func unsaid() {
        func what(reading: String) -> [String] {
            let variant = Variant(kind: .mutant, name: "lazy", place: "here", failing: ["4"], shows: "found: gray")
            let observation = Observation(
                states: [("4", .failed("no"))], compilerErrors: [], strays: [], reading: reading)
            let checkout = Checkout(root: URL(fileURLWithPath: "/"))
            return VariantFindings(variant: variant, observation: observation, checkout: checkout).all.map(\.what)
        }
        #expect(what(reading: "expected: red\nfound: gray") == [])
        #expect(
            what(reading: "expected: red\nfound: green") == ["mutant lazy: is caught, and nobody reads found: gray"])
    }

    @Test("a mutant whose first finding is of a later requirement than it names is told")
    func misplaced() {
        func what(_ failing: [String], first: String, spoken: String?) -> [String] {
            var variant = Variant(kind: .mutant, name: "lazy", place: "here", failing: failing)
            variant.first = first
            let finding = FirstFinding(
                requirement: spoken, files: [], declarations: [], saysWhy: true, saysWhereToLook: true)
            let states = ["13a.1", "13a.2"].map { (id: $0, state: Observation.State.failed("no")) }
            let observation = Observation(
                states: states, compilerErrors: [], strays: [], reading: "", first: finding)
            let checkout = Checkout(root: URL(fileURLWithPath: "/"))
            return VariantFindings(variant: variant, observation: observation, checkout: checkout).all.map(\.what)
        }
        let both = ["13a.1", "13a.2"]
        #expect(what(both, first: "13a.1", spoken: "13a.1") == [])
        #expect(what(both, first: "13a.1", spoken: nil) == [])
        #expect(what(both, first: "13a.1", spoken: "13a.2") == ["mutant lazy: 13a.2 speaks first, and 13a.1 has to"])
        // If another requirement fails, only that is reported.
        #expect(
            what(["13a.2"], first: "13a.2", spoken: "13a.1") == ["mutant lazy: fails 13a.1, which is not to catch it"])
    }

    @Test("a starter fails by expectations")
    func starter() {
        #expect(what(.starter, failing: ["13a.1"], [("13a.1", .failed("no"))]) == [])
        #expect(
            what(.starter, failing: ["13a.1"], [("13a.1", .broken("it"))]) == ["starter: 13a.1 brought the run down"])
        #expect(what(.starter, failing: ["13a.1"], [("13a.1", .met)]) == ["starter: passes 13a.1 already"])
    }

    @Test("what fails outside of all requirements is told once")
    func strays() {
        #expect(
            what(.mutant, failing: ["13a.1"], [("13a.1", .failed("no"))], strays: ["a", "a"])
                == ["mutant lazy: fails outside of all requirements"])
    }

    @Test("each requirement alone catches a mutant, and there are enough")
    func coverage() {
        let mutants = (1...8).map { Mutant(name: "m\($0)", mistake: "", caughtBy: ["13a.1", "13a.3"], edits: []) }
        func what(_ mutants: [Mutant], _ alternatives: Int) -> [String] {
            MutantCoverage(ids: ["13a.1"], mutants: mutants, alternatives: alternatives, proofs: "S").findings.map(
                \.what)
        }
        let single = Mutant(name: "single", mistake: "", caughtBy: ["13a.1"], edits: [])
        #expect(what(Array(repeating: single, count: 8), 2) == [])
        #expect(what(mutants, 2).last == "no mutant is caught by 13a.1 alone")
        #expect(what(mutants, 2).first == "mutant m1: caughtBy names 13a.3, which does not exist")
        #expect(
            what([single], 1) == ["1 mutants, and at least 8 are needed", "1 alternatives, and at least 2 are needed"])
    }
}
