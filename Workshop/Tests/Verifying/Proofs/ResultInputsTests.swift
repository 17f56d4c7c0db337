import CourseFixtures
import Foundation
import Testing

@testable import Checking
@testable import Course
@testable import Processes
@testable import workshop

@Suite("What a kept result depends on")
struct ResultInputsTests {
    private static let checkout = Checkout(
        root: (1...5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() })
    /// The paths of the modules' folders from the checkout's root; in Workshop, the folders of its only module.
    private static let folders = [
        "Sources/Kit", "Sources/Rules", "Sources/Workbook", "Sources/Tools", "Workshop/Sources",
    ]
    .flatMap { group in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: checkout.url(group).path)) ?? []
        return names.sorted().map { group + "/" + $0 }
    }

    /// Returns the folders of this package's modules that a folder's files import.
    private func imports(of folder: String) -> Set<String> {
        var found: Set<String> = []
        for file in Self.checkout.files(below: folder) where file.hasSuffix(".swift") {
            let text = (try? String(contentsOf: Self.checkout.url("\(folder)/\(file)"), encoding: .utf8)) ?? ""
            for line in text.split(separator: "\n") where line.contains("import ") {
                let name = line.split(separator: " ").last ?? ""
                found.formUnion(Self.folders.filter { $0.hasPrefix("Sources/") && $0.hasSuffix("/\(name)") })
            }
        }
        return found
    }

    @Test("folders that do not count are there, and nothing that counts imports one")
    func apart() {
        #expect(Set(ResultInputs.apart).subtracting(Self.folders) == [])
        // The folders of the workshop belong to one module and need no imports, so they can't be checked.
        for folder in Self.folders where folder.hasPrefix("Sources/") && !ResultInputs.apart.contains(folder) {
            #expect(imports(of: folder).intersection(ResultInputs.apart) == [], "\(folder)")
        }
    }

    @Test("the workshop links all that counts, but for what is said to be linked elsewhere")
    func linked() {
        var linked = Set(Self.folders.filter { $0.hasPrefix("Workshop/") })
        while true {
            let more = linked.union(linked.flatMap(imports))
            if more == linked { break }
            linked = more
        }
        let counting = Set(Self.folders).subtracting(ResultInputs.apart)
        // The rules count although the workshop doesn't link them, since suites judge answers by them.
        #expect(counting.subtracting(linked) == Set(CommandAge.unlinked))
    }

    @Test("a key is of what is tried, of what has to fail, and of what has to be read")
    func keys() {
        let right = Variant(kind: .mutant, name: "lazy", place: "a.json:1", failing: ["1", "2"])
        func key(_ variant: Variant, _ text: String = "let a = 1", file: String = "A.swift") -> String? {
            PlannedVariant(variant: variant, files: .success([file: Data(text.utf8)]), basis: "")
                .key(label: "13a", on: Fingerprint())
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
