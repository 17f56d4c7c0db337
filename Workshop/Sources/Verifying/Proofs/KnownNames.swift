import Checking
import Course
import Foundation
import SourceModel
import Typesetting

/// The names that an exercise's texts may use: files, and what its sources and those around it declare and call.
struct KnownNames {
    private var paths: [String] = []
    private var words: Set<String> = Self.general
    private var signatures: Set<String> = []
    private var declared: Set<String> = []
    private var texts: [String] = []
    private let checkout: Checkout
    private let home: String

    /// What texts may say in general: of the platform, which no source here declares, and of tests.
    private static let general: Set<String> = [
        "Foundation", "UIKit", "SwiftUI", "AppKit", "XCTest", "Xcode", "SwiftPM", "Testing", "HeadlessUIKit", "Spies",
        "Result", "Task", "Timer", "Mirror", "NSObject", "UserDefaults", "URLSession", "URLProtocol", "DispatchQueue",
        "NotificationCenter", "DateFormatter", "JSONDecoder", "JSONEncoder", "FileManager", "Sendable", "AnyObject",
        "MainActor", "Codable", "Equatable", "Decimal", "expect", "require", "sleep", "exit", "fatalError",
        "precondition", "assert", "print", "init", "wait",
    ]

    /// Reads everything around an exercise. Throws when a file can't be read.
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

    /// The names in a span of code that don't exist; a command line has none.
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

    /// The known name that looks most like it.
    func nearest(to name: String) -> String? {
        if name.contains("/") { return nil }
        return Nearest.match(for: name, among: declared.union(signatures).sorted())
    }

    /// Words that a screen shows and no code: several, with nothing among them that only code has.
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

    /// Below the root, below the exercise, the end of a known path, or a file that the sources name in a string.
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

    /// Whether the parts of a pattern follow each other in the text, the first anywhere and the last at its end.
    private static func matches(_ text: Substring, _ parts: ArraySlice<Substring>) -> Bool {
        guard let part = parts.first else { return text.isEmpty }
        if parts.count == 1 { return text.hasSuffix(part) }
        guard let found = part.isEmpty ? text.startIndex..<text.startIndex : text.firstRange(of: part) else {
            return false
        }
        return matches(text[found.upperBound...], parts.dropFirst())
    }

    // MARK: - Identifiers

    /// The names in a piece of code that can be told from plain words: with a capital letter, or called.
    private func identifiers(in span: String) -> [String] {
        let code = span.replacing(/"[^"]*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
        return code.matches(of: /([A-Za-z_]\w*)(\()?/).compactMap { match in
            let name = String(match.1)
            let isAcronym = name.allSatisfy { $0.isUppercase || $0.isNumber }
            let isCalled = match.2 != nil
            return !isAcronym && (isCalled || name.contains(where: \.isUppercase)) ? name : nil
        }
    }

    /// `_ManageData` and `...ViewProtocol` stand for all that end so.
    private func isKnown(_ name: String) -> Bool {
        if words.contains(name) || paths.contains(where: { $0.hasSuffix("/" + name) }) { return true }
        return name.hasPrefix("_") && declared.contains { $0.hasSuffix(name) }
    }
}
