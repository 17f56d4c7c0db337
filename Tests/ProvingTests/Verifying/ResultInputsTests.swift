import CourseFixtures
import Foundation
import Testing

@testable import Course
@testable import Grading
@testable import Processes
@testable import Proving

@Suite("What a kept result depends on")
struct ResultInputsTests {
    private static let root = (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    private static let modules =
        ((try? FileManager.default.contentsOfDirectory(atPath: root.path + "/Sources")) ?? []).sorted()

    /// The modules of this package that the files of one import.
    private func imports(of module: String) -> Set<String> {
        let folder = Checkout(root: Self.root)
        var found: Set<String> = []
        for file in folder.files(below: "Sources/" + module) where file.hasSuffix(".swift") {
            let text = (try? String(contentsOf: folder.url("Sources/\(module)/\(file)"), encoding: .utf8)) ?? ""
            for line in text.split(separator: "\n") where line.contains("import ") {
                if let name = line.split(separator: " ").last.map(String.init), Self.modules.contains(name) {
                    found.insert(name)
                }
            }
        }
        return found
    }

    @Test("folders that do not count are there, and nothing that counts imports one")
    func apart() {
        #expect(ResultInputs.apart.subtracting(Self.modules) == [])
        for module in Self.modules where !ResultInputs.apart.contains(module) {
            #expect(imports(of: module).intersection(ResultInputs.apart) == [], "\(module)")
        }
    }

    @Test("the program that verifies links all that counts, but for what is said to be linked elsewhere")
    func linked() {
        var linked: Set = ["WorkbookTools"]
        while true {
            let more = linked.union(linked.flatMap(imports))
            if more == linked { break }
            linked = more
        }
        let counting = Set(Self.modules).subtracting(ResultInputs.apart)
        #expect(counting.subtracting(linked) == CommandAge.unlinked)
    }

    @Test("a key is of what is tried, of what has to fail, and of what has to be read")
    func keys() {
        let right = Variant(kind: .mutant, name: "lazy", place: "a.json:1", failing: ["1", "2"])
        func key(_ variant: Variant, _ text: String = "let a = 1", file: String = "A.swift") -> String? {
            PlannedVariant(variant: variant, files: .success([file: Data(text.utf8)]), basis: "")
                .key(label: "13", on: Fingerprint())
        }
        var shown = right
        shown.shows = "gray"
        let others = [
            key(right, "let a = 2"), key(right, file: "B.swift"), key(shown),
            key(Variant(kind: .mutant, name: "lazy", place: "a.json:1", failing: ["1"])),
            key(Variant(kind: .mutant, name: "lazy", place: "a.json:1", failing: ["12"])),
            key(Variant(kind: .alternative, name: "lazy", place: "a.json:1", failing: ["1", "2"])),
        ]
        #expect(Set(others + [key(right)]).count == others.count + 1)
        #expect(key(Variant(kind: .mutant, name: "lazy", place: "a.json:7", failing: ["1", "2"])) == key(right))
    }

    @Test("another toolchain is another program, or one of another size or date")
    func toolchains() throws {
        let course = try TemporaryCourse()
        let program = course.checkout.url("bin/swift").path
        try course.write("bin/swift", "#!/bin/sh\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        let environment = ["PATH": course.checkout.url("bin").path]
        func identity() throws -> String {
            ToolchainIdentity(of: try Toolchain(environment: environment), environment: environment).text
        }
        let first = try identity()
        #expect(try identity() == first)
        try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: program)
        let second = try identity()
        #expect(second != first)
        try course.write("bin/swift", "#!/bin/sh\n# another\n")
        try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: program)
        #expect(try identity() != second)
    }
}
