import SourceModel

/// Closures that a function takes to call them when the store is done: one that it keeps for later, or any that an
/// async function takes, since that one waits.
///
/// A closure that is async itself is a job to wait for, and no such answer.
enum LaterClosures {
    /// The functions that take one, and where.
    static func all(in files: [SourceFile]) -> [(function: String, location: Location)] {
        let aliases = files.flatMap(\.declarations).flatMap(\.all).filter { $0.kind == .typealias }
        return files.flatMap { file in
            file.declarations.flatMap(\.all).filter(\.isFunction).flatMap { function in
                let isWaiting = waits(function, in: file)
                return function.parameters.compactMap(\.type).filter { type in
                    let closure = writtenOut(type, aliases)
                    return closure.contains("->") && !closure.contains("async")
                        && (isWaiting || type.text.contains("@escaping") || closure.contains(")?"))
                }.map { (function.name, $0.location) }
            }
        }
    }

    /// Returns whether it is async: the word is behind its parameters.
    private static func waits(_ function: Declaration, in file: SourceFile) -> Bool {
        guard let body = function.extent.body, function.extent.name.lowerBound < body.lowerBound else { return false }
        var depth = 0
        var isBehind = false
        var rest = ""
        for character in file.text(in: function.extent.name.lowerBound..<body.lowerBound) {
            if isBehind { rest.append(character) }
            if character == "(" { depth += 1 }
            if character == ")" {
                depth -= 1
                if depth == 0 { isBehind = true }
            }
        }
        return (rest.split(separator: "->").first ?? "").split { !$0.isLetter }.contains("async")
    }

    /// The type, and behind it what the other names in it stand for.
    private static func writtenOut(_ type: TypeName, _ aliases: [Declaration]) -> String {
        let names = type.names
        let meant = aliases.filter { alias in names.contains { $0 == alias.name || $0.hasSuffix("." + alias.name) } }
        return ([type.text] + meant.compactMap(\.type?.text)).joined(separator: " ")
    }
}
