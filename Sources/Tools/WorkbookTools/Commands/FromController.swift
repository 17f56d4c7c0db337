import Commands
import Foundation

/// `new-module --from`: a module that replaces a controller, and the worksheet that leads there.
struct FromController {
    let name: ModuleName
    let file: String
    let screen: ScreenKit

    func run(
        _ arguments: Arguments, _ architecture: ScaffoldArchitecture, _ session: Session
    ) throws -> ExitStatus {
        if let option = ["--event", "--fetch", "--delegate", "--without"].first(where: arguments.has) {
            throw UsageError.conflict(
                "\(option) says what a new screen has; with --from the controller says that.",
                command: NewModuleCommand.name)
        }
        let module = try ModuleFromController(
            name, from: URL(fileURLWithPath: file, relativeTo: session.folder), shownAs: file,
            controller: arguments.value("--controller"), architecture: architecture, screen: screen)
        let writer = ModuleWriter(module, into: try NewModuleCommand.place(arguments, screen, session))
        let isWritten = try NewModuleCommand.isWritten(writer, name, arguments, session)
        session.console.print("\n\(module.summary).")
        if isWritten, let page = writer.files.last {
            session.console.print("Next: \(writer.shown(page.place.path)), which begins with the journey.")
        }
        return .done
    }
}
