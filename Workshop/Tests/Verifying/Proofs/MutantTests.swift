import CourseFixtures
import Foundation
import Testing

@testable import Changes
@testable import Checking
@testable import Course
@testable import workshop

@Suite("A mutant is read, and made of the solution")
struct MutantTests {
    private static let file = "Workshop/Proofs/13a-Worker/mutants.json"

    private func read(
        _ edits: String, name: String = "lazy", caughtBy: String = #"["13a.1"]"#, more: String = ""
    ) throws -> [Mutant] {
        let course = try TemporaryCourse()
        let mutant = #"{ "name": "\#(name)", "mistake": "A.", "caughtBy": \#(caughtBy), "edits": [\#(edits)]\#(more) }"#
        try course.write(Self.file, #"{ "mutants": [ \#(mutant) ] }"#)
        return try MutantFile(checkout: course.checkout, path: Self.file).read()
    }

    private func made(_ edit: String) throws -> [String: String] {
        let files: FileTree = ["A.swift": Data("one two two".utf8), "B.swift": Data("three".utf8)]
        return try #require(try read(edit).first).made(in: files).mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test("a text that occurs once is replaced, everywhere where it says so")
    func replaces() throws {
        #expect(try made(#"{"file": "A.swift", "replace": "one", "with": "1"}"#)["A.swift"] == "1 two two")
        let every = #"{"file": "A.swift", "replace": "two", "with": "2", "every": true}"#
        #expect(try made(every)["A.swift"] == "one 2 2")
    }

    @Test("each mutant knows the line of its name")
    func lines() throws {
        let course = try TemporaryCourse()
        let mutants = ["a", "b"].map {
            "{\n \"name\": \"\($0)\", \"mistake\": \"A.\", \"caughtBy\": [\"13a.1\"], "
                + "\"edits\": [{\"file\": \"A\", \"remove\": true}] }"
        }
        try course.write(Self.file, "{ \"mutants\": [\n" + mutants.joined(separator: ",\n") + "] }")
        let read = try MutantFile(checkout: course.checkout, path: Self.file).read()
        #expect(read.map(\.line) == [3, 5])
    }

    @Test("an error of the file is a finding, whatever text of the file it quotes")
    func quoted() throws {
        let error = #expect(throws: CatalogueError.self) {
            try read(#"{"file": "A", "add": "B"}"#, name: #"a\n  \nb"#)
        }
        let finding = Finding(try #require(error))
        #expect(finding.what.hasPrefix(#"\#(Self.file): "mutants[0].name" is "a"#))
        #expect(finding.lines.last?.heading == "fix")
        #expect(finding.lines.last?.text.hasPrefix("correct it, or bring back") == true)
    }

    @Test(
        "the first requirement speaks first, and the edits show where the mistake is, where it does not say otherwise")
    func firstAndFault() throws {
        func read(_ more: String) throws -> Mutant {
            let edits = #"{"file": "A", "add": "B"}"#
            return try #require(try self.read(edits, caughtBy: #"["13a.1", "13a.2"]"#, more: more).first)
        }
        #expect(try read("").first == "13a.1")
        #expect(try read("").fault == nil)
        #expect(try read(#", "first": "13a.2""#).first == "13a.2")
        let fault = FaultPlace(file: "B.swift", declaration: "B.c")
        #expect(try read(#", "fault": { "file": "B.swift", "declaration": "B.c" }"#).fault == fault)
        for (more, words) in [
            (#", "first": "13a.3""#, #""mutants[0].first" is "13a.3"; expected one of those in "caughtBy""#),
            (#", "fault": "B.swift""#, #""mutants[0].fault" is the text "B.swift"; expected an object"#),
            (#", "fault": {}"#, #""mutants[0].fault.file" is missing"#),
        ] {
            let error = #expect(throws: CatalogueError.self) { try read(more) }
            #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
        }
    }

    @Test("files come and go")
    func files() throws {
        #expect(try made(#"{"file": "C.swift", "add": "four"}"#)["C.swift"] == "four")
        #expect(try made(#"{"file": "B.swift", "remove": true}"#).keys.sorted() == ["A.swift"])
    }

    @Test(
        "what no longer applies is an error",
        arguments: [
            (
                #"{"file": "A.swift", "replace": "two", "with": "2"}"#,
                VariantError.notOnce(file: "A.swift", text: "two", count: 2)
            ),
            (
                #"{"file": "A.swift", "replace": "five", "with": "5", "every": true}"#,
                .notOnce(file: "A.swift", text: "five", count: 0)
            ),
            (#"{"file": "C.swift", "replace": "two", "with": "2"}"#, .isMissing(file: "C.swift")),
            (#"{"file": "C.swift", "remove": true}"#, .isMissing(file: "C.swift")),
            (#"{"file": "A.swift", "add": "four"}"#, .isThere(file: "A.swift")),
        ])
    func outdated(edit: String, error: VariantError) throws {
        #expect(throws: error) { try made(edit) }
    }

    @Test(
        "what is written wrongly is named",
        arguments: [
            ("", "lazy", #"["13a.1"]"#, #""mutants[0].edits" is an empty list"#),
            (#"{"add": "four"}"#, "lazy", #"["13a.1"]"#, #""mutants[0].edits[0].file" is missing"#),
            (#"{"file": "A", "every": 1}"#, "lazy", #"["13a.1"]"#, #""mutants[0].edits[0].replace" is missing"#),
            (#"{"file": "A", "add": "B"}"#, "lazy", "[]", #""mutants[0].caughtBy" is an empty list"#),
            (#"{"file": "A", "add": "B"}"#, "Lazy One", #"["13a.1"]"#, #""mutants[0].name" is "Lazy One""#),
        ])
    func wrong(edits: String, name: String, caughtBy: String, words: String) throws {
        let error = #expect(throws: CatalogueError.self) { try read(edits, name: name, caughtBy: caughtBy) }
        #expect(error?.description.contains("\(Self.file): \(words)") == true, "\(error?.description ?? "")")
    }
}
