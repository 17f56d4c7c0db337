import Foundation
import RoleIndex
import RoleRules
import SourceModel
import Testing

/// Follows the advice "declare it `weak var`" wherever these tests' sources get it.
@Suite("Every actor still has an owner after a remedy")
struct RemediesTests {
    typealias Files = [(path: String, text: String)]

    /// A sample, and the architecture whose rules judge it.
    struct Sample: CustomTestStringConvertible {
        let testDescription: String
        let architecture: Architecture
        let files: Files
    }

    static let rules = ["no-strong-cycles", "back-references-weak"]

    static let wild = [
        WildBoxesTests.cases, WildCirclesTests.cases, WildConcernsTests.cases, WildEntitiesTests.cases,
        WildFirstScreensTests.cases, WildInnerLayersTests.cases, WildModulesTests.cases, WildObservedTests.cases,
        WildOutsideTests.cases, WildRolesTests.cases, WildScreensTests.cases, WildServicesTests.cases,
        WildSwiftUITests.cases,
    ].flatMap { $0 }.map { Sample(testDescription: $0.testDescription, architecture: .viper, files: $0.files) }

    static let circles =
        [SoleOwnersTests.cases, BackReferencesWeakTests.viper].flatMap { $0 }.map {
            Sample(testDescription: $0.testDescription, architecture: .viper, files: $0.files)
        }
        + [
            NoStrongCyclesTests.cases, NoStrongCyclesTests.besideReferencesBack, BackReferencesWeakTests.viperS,
            HiddenCyclesTests.boxes,
        ].flatMap { $0 }.map { Sample(testDescription: $0.testDescription, architecture: .viperS, files: $0.files) }

    static let fixtures: [Sample] = [
        ("Errands", Architecture.viper), ("VIPER-S-Trips", .viperS), ("CleanContacts", .cleanViper),
    ].map { name, architecture in
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(name)")
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        let files = paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            (path, (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? "")
        }
        return Sample(testDescription: name, architecture: architecture, files: files)
    }

    @Test("follows one remedy at a time", arguments: wild + circles + fixtures)
    func follows(_ sample: Sample) throws {
        let violations = try? Sources(files: sample.files).violations(of: sample.architecture, rules: Self.rules)
        for violation in violations ?? [] where violation.fix.hasPrefix("declare it `weak var ") {
            let followed = try #require(Self.follow(violation, in: sample.files), "\(violation)")
            let before = try Self.owned(sample.files, sample.architecture)
            let after = try Self.owned(followed, sample.architecture)
            #expect(before.subtracting(after) == [], "\(violation)")
            #expect(Self.freed(followed).subtracting(Self.freed(sample.files)) == [], "\(violation)")
        }
    }

    @Test("meets such remedies")
    func meetsSome() throws {
        let all = (Self.wild + Self.circles + Self.fixtures).flatMap { sample in
            (try? Sources(files: sample.files).violations(of: sample.architecture, rules: Self.rules)) ?? []
        }
        #expect(all.filter { $0.fix.hasPrefix("declare it `weak var ") }.count > 20)
    }

    /// The files with the property at a violation declared weak.
    private static func follow(_ violation: Violation, in files: Files) -> Files? {
        guard let index = files.firstIndex(where: { $0.path == violation.file }) else { return nil }
        var lines = files[index].text.components(separatedBy: "\n")
        let line = lines[violation.line - 1]
        let name = line.utf8.index(line.startIndex, offsetBy: violation.column - 1)
        let before = line[..<name]
        guard let keyword = before.ranges(of: #/(lazy )?(var|let) /#).last else { return nil }
        lines[violation.line - 1] = String(before[..<keyword.lowerBound]) + "weak var " + line[name...]
        var changed = files
        changed[index].text = lines.joined(separator: "\n")
        return changed
    }

    /// The classes that the sources make, don't show on the screen, and hold strongly somewhere.
    private static func owned(_ files: Files, _ architecture: Architecture) throws -> Set<String> {
        let codebase = Codebase(try Sources(files: files), vocabulary: architecture.vocabulary)
        let ownership = Ownership(codebase: codebase)
        let held = Set(
            ownership.edges.values.joined().flatMap { edge in ownership.ends(of: edge).filter { $0 != edge.from } })
        let text = files.map(\.text).joined(separator: "\n")
        let made = codebase.types.filter { type in
            type.isClass && !codebase.isViewController(type) && text.contains("\(type.name)(")
                && !codebase.vocabulary.draws(type.role)
        }
        return held.intersection(made.map(\.path))
    }

    /// The new objects that go straight into a weak property, which doesn't keep them.
    private static func freed(_ files: Files) -> Set<String> {
        let lines = files.flatMap { $0.text.components(separatedBy: "\n") }
        let weak = Set(lines.flatMap { $0.matches(of: /weak var (\w+)/) }.map { $0.1 })
        let made = lines.filter { line in
            guard let found = line.firstMatch(of: /^ *(?:self\.|weak var )?(\w+)[^=]*= [A-Z]\w*\(/) else {
                return false
            }
            return weak.contains(found.1)
        }
        return Set(made)
    }
}
