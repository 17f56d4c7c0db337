import Commands
import Foundation

/// `new-module --like`: a module in the shape of an existing one.
struct LikeExample {
    let name: ModuleName
    let path: String

    func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
        let others = [
            "--architecture", "--from", "--controller", "--event", "--fetch", "--delegate", "--without", "--ui",
            "--tests",
            "--testing",
        ]
        if let option = others.first(where: arguments.has) {
            throw UsageError.conflict(
                "\(option) says what a new module has; with --like the example says that.",
                command: NewModuleCommand.name)
        }
        let module = try ModuleFromExample(
            name, like: URL(fileURLWithPath: path, relativeTo: session.folder), shownAs: path)
        let folder = arguments.value("--into").map {
            URL(fileURLWithPath: $0, relativeTo: session.folder).standardizedFileURL
        }
        let writer = ModuleWriter(module, into: folder)
        guard try NewModuleCommand.isWritten(writer, name, arguments, session) else { return .done }
        session.console.print("\nIt has the shape of \(module.example), which is as it was.")
        if !module.notes.isEmpty {
            session.console.print("Not carried over, or to be looked at:")
            for note in module.notes { session.console.print("  \(note)") }
        }
        return .done
    }
}
