import SourceModel

extension Rewriting {
    /// Turns `func present() { x }` into `func present() { presentInside() }` and a private method with the body.
    static let bodyInAHelper: Rewriting = .init(
        "body-in-a-helper", "Moves the body of each method into a private method that it calls."
    ) { code, _ in
        code.edited(
            methods(in: code).flatMap { method -> [TextEdit] in
                // A rule allows a module's actors to be made only there, so the body must stay.
                if method.declaration.isStatic, method.declaration.name == "makeModule" { return [] }
                guard method.declaration.access != .private, let arguments = method.arguments(in: code) else {
                    return []
                }
                let helper = method.declaration.name + "Inside"
                let body = code.text(method.body)
                let call = "return \(method.effects)\(helper)(\(arguments))"
                let declared = "\n\n\(method.modifiers)private func \(helper)\(method.signature){\(body)}\n"
                let end = method.declaration.extent.whole.upperBound
                return [
                    TextEdit(method.body, "\n\(call)\n"), TextEdit(end..<end, declared),
                ]
            })
    }

    /// Turns `func present() { x }` into `func present() { return { () -> Void in x }() }`.
    static let bodyInAClosure: Rewriting = .init(
        "body-in-a-closure", "Writes the body of each method as a closure that is called at once."
    ) { code, _ in
        code.edited(
            methods(in: code).map { method in
                let body = code.text(method.body)
                let closure = "{ ()\(method.thrown) -> \(method.result ?? "Void") in\(body)}()"
                return TextEdit(method.body, "\nreturn \(method.effects)\(closure)\n")
            })
    }

    private static func methods(in code: ParsedFile) -> [FunctionParts] {
        code.file.declarations.flatMap { methods(of: $0, in: code) }
    }

    /// Returns the methods of a type or extension and of its nested types; a protocol has none.
    private static func methods(of declaration: Declaration, in code: ParsedFile) -> [FunctionParts] {
        guard declaration.isType && declaration.kind != .protocol || declaration.kind == .extension else { return [] }
        return declaration.members.flatMap { member in
            FunctionParts(member, in: code).map { [$0] } ?? methods(of: member, in: code)
        }
    }
}
