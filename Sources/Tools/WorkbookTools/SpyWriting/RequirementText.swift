import Foundation
import SourceModel

/// A protocol's function, taken apart as far as a spy needs.
struct RequirementText {
    /// The signature on one line, without `mutating`.
    let signature: String
    /// The names of its generic parameters.
    let generics: [String]
    let isAsync: Bool
    /// The thrown type, which is `any Error` by default; nil for a function that doesn't throw.
    let thrown: String?
    /// The returned type, or nil.
    let result: String?

    init(_ function: Declaration, in file: SourceFile) {
        let lines = file.text(in: function.extent.whole).split(separator: "\n")
        let uncommented = lines.map { line -> Substring in
            guard let comment = line.range(of: "//") else { return line }
            return line[..<comment.lowerBound]
        }
        let words = uncommented.joined(separator: " ").split(whereSeparator: \.isWhitespace)
            .filter { word in word != "mutating" }
        signature = words.joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
        generics = function.members.filter { $0.kind == .genericParameter }.map(\.name)
        let tail = Self.tail(of: signature)
        let arrow = tail.range(of: "->")
        let effects = String(tail[..<(arrow?.lowerBound ?? tail.endIndex)])
        isAsync = effects.split(separator: " ").contains("async")
        if let start = effects.range(of: "throws(") {
            let type = effects[start.upperBound...].prefix { $0 != ")" }
            thrown = type == "Never" ? nil : String(type)
        } else {
            thrown = effects.contains("throws") ? "any Error" : nil
        }
        let type = arrow.map { tail[$0.upperBound...] }.map { text in
            text[..<(text.range(of: " where ")?.lowerBound ?? text.endIndex)].trimmingPrefix(" ")
        }.map(String.init)
        result = type == "Void" || type == "()" ? nil : type
    }

    /// Returns the text behind the parameters: effects, result, constraints.
    private static func tail(of signature: String) -> Substring {
        var depth = 0
        var rest = signature[(signature.range(of: "func ")?.upperBound ?? signature.startIndex)...]
        while let character = rest.popFirst() {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ")", depth == 0 { break }
        }
        return rest
    }

    /// Whether a type's text includes one of these words.
    static func mentions(_ type: String, _ words: [String]) -> Bool {
        let parts = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        return parts.contains(where: words.contains)
    }
}
