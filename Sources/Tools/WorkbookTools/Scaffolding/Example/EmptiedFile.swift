import Foundation
import SourceModel

/// A file of an example, reduced to the code that every module of that shape has.
///
/// It keeps declarations, initializers, and the code that assembles actors, without this module's own work.
struct EmptiedFile {
    /// The path from the example's folder.
    let path: String
    let text: String
    /// The number of bodies that have to return a value but can't yet.
    let unfinished: Int
    /// The omissions, one sentence each.
    let leftOut: [String]

    init(_ file: SourceFile, own: Set<String>) {
        path = file.place.joined(separator: "/")
        var edits: [(range: Range<Int>, text: String)] = []
        var leftOut: [String] = []
        func empty(_ declaration: Declaration) {
            if declaration.kind == .protocol { return }
            if declaration.isType || declaration.kind == .extension { return declaration.members.forEach(empty) }
            if let edit = Self.edit(of: declaration, in: file, own: own) { edits.append(edit) }
        }
        for declaration in file.declarations {
            let base = declaration.name.prefix { $0 != "." }
            if declaration.kind == .extension, !own.contains(String(base)) {
                edits.append((declaration.extent.whole, ""))
                leftOut.append(
                    "the extension of \(declaration.name) in \(path) is left out, since it is there once already")
            } else {
                empty(declaration)
            }
        }
        var bytes = file.bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        text = String(decoding: bytes, as: UTF8.self)
        unfinished = edits.count { $0.text.contains("fatalError") }
        self.leftOut = leftOut
    }

    /// The replacement for a body, or nil if the body stays.
    private static func edit(
        of declaration: Declaration, in file: SourceFile, own: Set<String>
    ) -> (range: Range<Int>, text: String)? {
        guard let body = declaration.extent.body, !stays(declaration, body, in: file, own: own) else { return nil }
        switch declaration.kind {
        case .deinitializer: return (body, "")
        case .property, .global:
            return accessors(of: declaration, body, in: file).map { (body, $0) }
        case .method, .function:
            if returnsNothing(declaration) { return (body, callsOfSuper(in: body, of: file)) }
            return (body, " \(stop(declaration.name)) ")
        case .subscript: return (body, " \(stop("subscript")) ")
        default: return nil
        }
    }

    private static func stop(_ name: String) -> String { "fatalError(\"\(name) is still to be written\")" }

    private static func returnsNothing(_ declaration: Declaration) -> Bool {
        ["Void", "()"].contains(declaration.type?.text ?? "()")
    }

    /// Whether a body stays as it is.
    ///
    /// Initializers have to set stored properties, an opaque result has no type without its body, and a function that
    /// creates two of the module's own types assembles the module.
    private static func stays(_ declaration: Declaration, _ body: Range<Int>, in file: SourceFile, own: Set<String>)
        -> Bool
    {
        if declaration.kind == .initializer || declaration.type?.text.hasPrefix("some ") == true { return true }
        if declaration.attributes.contains(where: { $0.name.hasSuffix("Builder") }) { return true }
        let made = file.references(in: body).filter { $0.kind == .call }.map {
            $0.name == "init" ? $0.receiver ?? "" : $0.name
        }
        return Set(made).intersection(own).count > 1
    }

    /// The calls of `super`, such as `super.viewDidLoad()`, which an override needs in any case.
    private static func callsOfSuper(in body: Range<Int>, of file: SourceFile) -> String {
        let lines = file.text(in: body).split(separator: "\n").filter {
            $0.trimmingCharacters(in: .whitespaces).hasPrefix("super.")
        }
        guard !lines.isEmpty else { return "" }
        let indented = file.text(in: body).contains("\n")
        let end = file.text(in: body).split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        return indented
            ? "\n" + lines.joined(separator: "\n") + "\n" + end : " \(lines[0].trimmingCharacters(in: .whitespaces)) "
    }

    /// A getter that stops, and a setter or observers that do nothing; nil for an initial value in braces.
    private static func accessors(of declaration: Declaration, _ body: Range<Int>, in file: SourceFile) -> String? {
        let text = file.text(in: body)
        if declaration.isStored {
            return text.contains("didSet") || text.contains("willSet") ? " didSet {} " : nil
        }
        let isSet = text.firstMatch(of: /\bset\s*(\(\w+\)\s*)?\{/) != nil
        return isSet ? " get { \(stop(declaration.name)) } set {} " : " \(stop(declaration.name)) "
    }
}
