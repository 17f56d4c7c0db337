import SourceModel

extension Rule {
    /// VS9, second half: modules are assembled in one place.
    static let actorsBuiltInMakeModule = Rule(
        name: "actors-built-in-make-module",
        what: "Actors are made only in the static makeModule of a Navigator, which only Navigators and the app call.",
        why: "a module that is put together in one place is rewired in one place, and no actor picks its partners",
        fix: "make it in the Navigator's makeModule and pass it in",
        lesson: Lesson.modules,
        source: "D'Areglia, VIPER-S, part 2: makeModule of the Navigator",
        check: { codebase in
            codebase.files.flatMap { file in
                file.references.compactMap { ActorsBuiltInMakeModule(codebase: codebase, file: file).finding($0) }
            }
        })
}

private struct ActorsBuiltInMakeModule {
    let codebase: Codebase
    let file: SourceFile

    func finding(_ reference: Reference) -> Finding? {
        guard reference.kind == .call else { return nil }
        if reference.name == "makeModule" { return assembling(reference) }
        guard reference.name == "init" || reference.name.first?.isUppercase == true else { return nil }
        let context = codebase.context(of: reference, in: file)
        guard let made = made(by: reference, in: context), codebase.isActor(made), made.module != nil,
            !isInMakeModule(context)
        else { return nil }
        let place = context.function.map { "\(context.subject).\($0.name)" } ?? context.subject
        let fix = made.module.map { "make it in \($0)Navigator.makeModule and pass it in as its role" }
        return Finding(reference.location, "\(place) makes \(made.path) outside of makeModule", fix: fix)
    }

    private func made(by reference: Reference, in context: Context) -> KnownType? {
        guard reference.name == "init" else {
            return codebase.resolve(reference.name, receiver: reference.receiver, in: context)
        }
        guard let receiver = reference.receiver, receiver != "self", receiver != "super" else { return nil }
        if !receiver.isEmpty { return codebase.resolvePath(receiver, in: context) }
        // `let worker: ItemsListWorker = .init()` says the type before.
        let variables = (context.path.last?.members ?? []) + context.path
        let variable = variables.last {
            ($0.kind == .local || $0.kind == .property || $0.kind == .global)
                && $0.extent.whole.contains(reference.offset)
        }
        return variable?.type?.held.first.flatMap { codebase.resolvePath($0, in: context) }
    }

    private func isInMakeModule(_ context: Context) -> Bool {
        context.role == .navigator && context.function?.name == "makeModule" && context.function?.isStatic == true
    }

    private func assembling(_ reference: Reference) -> Finding? {
        let context = codebase.context(of: reference, in: file)
        guard context.role != .navigator, context.role != .appEntry, file.name != "main.swift" else { return nil }
        if let receiver = reference.receiver, let type = codebase.resolvePath(receiver, in: context) {
            guard type.role == .navigator else { return nil }
        }
        let fix = context.module.map { "ask for the page by a go... method of \($0)_Navigate" }
        return Finding(
            reference.location,
            "\(context.subject) calls \(reference.receiver ?? "").makeModule, which is for Navigators",
            fix: fix)
    }
}
