import Checking
import Course
import Foundation
import SourceModel
import Typesetting

/// The names that an exercise's texts may use: files, and everything that its own and related sources declare and call.
struct KnownNames {
    private var paths: [String] = []
    private var words: Set<String> = Self.general
    private var signatures: Set<String> = []
    private var declared: Set<String> = []
    private var texts: [String] = []
    private let checkout: Checkout
    private let home: String

    /// Names that every text may use: those of the platform, which no source here declares, and those of tests.
    private static let general: Set<String> = [
        "Foundation", "UIKit", "SwiftUI", "AppKit", "XCTest", "Xcode", "SwiftPM", "Testing", "HeadlessUIKit", "Spies",
        "Result", "Task", "Timer", "Mirror", "NSObject", "UserDefaults", "URLSession", "URLProtocol", "DispatchQueue",
        "NotificationCenter", "DateFormatter", "JSONDecoder", "JSONEncoder", "FileManager", "Sendable", "AnyObject",
        "MainActor", "Codable", "Equatable", "Decimal", "expect", "require", "sleep", "exit", "fatalError",
        "precondition", "assert", "print", "init", "wait",
    ]

    /// Reads all sources around an exercise; throws if a file can't be read.
    init(of exercise: Exercise, in catalogue: Catalogue) throws {
        checkout = catalogue.checkout
        home = exercise.path
        let lessons = catalogue.lessons.filter { $0.number == exercise.lesson }.map(\.path)
        let own = [exercise.path, exercise.solution, "Tests/Exercises/" + exercise.folder] + lessons
        for folder in own + ["Tests/Exercises/Support", "Sources/Kit/HeadlessUIKit", "Sources/Kit/Spies"] {
            let files = checkout.files(below: folder)
            paths += files.map { folder + "/" + $0 }
            guard files.contains(where: { $0.hasSuffix(".swift") }) else { continue }
            for file in try Sources(at: checkout.url(folder), relativeTo: checkout.root).files { add(file) }
        }
    }

    private mutating func add(_ file: SourceFile) {
        for declaration in file.declarations.flatMap(\.all) {
            declared.insert(declaration.name)
            signatures.insert(declaration.signature)
        }
        words.formUnion(file.references.map(\.name))
        words.formUnion(file.declarations.flatMap(\.all).map(\.name))
        words.formUnion(file.imports.map(\.module))
        texts.append(file.text(in: 0..<file.bytes.count))
    }

    /// Returns the names in a code span that don't exist; in a command line, none are checked.
    func unknown(in span: String) -> [String] {
        let commands = ["swift ", "git ", "workbook ", "WORKBOOK_", "bash ", "cp ", "rm ", "diff "]
        if commands.contains(where: span.hasPrefix) || span.contains("<") || span.contains("NN") { return [] }
        if isShown(span) { return [] }
        if span.wholeMatch(of: /[\w.*+~-]*[\/.][\w.*+~\/-]*/) != nil, isPath(span) { return exists(span) ? [] : [span] }
        if span.wholeMatch(of: /[\w.]*?\b\w+\((?:\w+:)+\)/) != nil {
            let signature = String(span.split(separator: ".").last ?? "")
            let name = String(signature.prefix { $0 != "(" })
            if declared.contains(name) { return signatures.contains(signature) ? [] : [signature] }
        }
        return identifiers(in: span).filter { !isKnown($0) }
    }

    /// Returns the most similar known name.
    func nearest(to name: String) -> String? {
        if name.contains("/") { return nil }
        return Nearest.match(for: name, among: declared.union(signatures).sorted())
    }

    /// Whether a span quotes words on a screen: several words, without any sign or keyword of code.
    private func isShown(_ span: String) -> Bool {
        let keywords = [
            "var ", "let ", "weak ", "unowned ", "func ", "case ", "class ", "struct ", "import ", "guard ",
        ]
        return span.contains(" ") && !span.contains { "(){}[]=?@".contains($0) }
            && !keywords.contains(where: span.hasPrefix)
    }

    // MARK: - Paths

    private func isPath(_ text: String) -> Bool {
        text.contains("/") || [".swift", ".json", ".md", ".svg"].contains(where: text.hasSuffix)
    }

    /// Whether a path is below the root, below the exercise, the end of a known path, or a string literal in the
    /// sources.
    private func exists(_ typed: String) -> Bool {
        let path = typed.hasSuffix("/") ? String(typed.dropLast()) : typed
        if path.contains("*") {
            let pattern = path.split(separator: "*", omittingEmptySubsequences: false)
            return paths.contains { Self.matches($0[...], pattern[...]) }
        }
        let isThere = [path, home + "/" + path].contains {
            FileManager.default.fileExists(atPath: checkout.url($0).path)
        }
        return isThere || paths.contains { $0.hasSuffix("/" + path) } || texts.contains { $0.contains("\"\(path)\"") }
    }

    /// Whether the parts of a pattern occur in the text one after the other, the last at its end.
    private static func matches(_ text: Substring, _ parts: ArraySlice<Substring>) -> Bool {
        guard let part = parts.first else { return text.isEmpty }
        if parts.count == 1 { return text.hasSuffix(part) }
        guard let found = part.isEmpty ? text.startIndex..<text.startIndex : text.firstRange(of: part) else {
            return false
        }
        return matches(text[found.upperBound...], parts.dropFirst())
    }

    // MARK: - Identifiers

    /// Returns the names in a piece of code that can't be plain words: names with a capital letter, and calls.
    private func identifiers(in span: String) -> [String] {
        let code = span.replacing(/"[^"]*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
        return code.matches(of: /([A-Za-z_]\w*)(\()?/).compactMap { match in
            let name = String(match.1)
            let isAcronym = name.allSatisfy { $0.isUppercase || $0.isNumber }
            let isCalled = match.2 != nil
            return !isAcronym && (isCalled || name.contains(where: \.isUppercase)) ? name : nil
        }
    }

    /// Whether a name is known; one such as `_ManageData` stands for every declared name that ends with it.
    private func isKnown(_ name: String) -> Bool {
        if words.contains(name) || paths.contains(where: { $0.hasSuffix("/" + name) }) { return true }
        return name.hasPrefix("_") && declared.contains { $0.hasSuffix(name) }
    }
}
