import AppBuilding
import Commands
import Foundation
import Processes

/// The programs that are built only when one of their commands is typed.
enum ToolProgram {
    /// Replaces this process with the tool's program, with the tool's name and its arguments; announces and runs a
    /// build if something changed.
    static func start(_ tool: Tool, _ arguments: [String], _ session: Session) throws -> Never {
        let isWorkshop = tool.program == .workshop
        let build = try ToolBuild(
            tool.program.rawValue, of: ["Sources"] + (isWorkshop ? ["Workshop/Sources"] : []),
            switches: isWorkshop ? ["WORKBOOK_ONLY": "workshop"] : [:], for: session.executable,
            environment: session.environment)
        try Successor.start(
            try program(build, of: tool, session.console), [tool.name] + arguments, environment: session.environment)
    }

    private static func program(_ build: ToolBuild, of tool: Tool, _ console: Console) throws -> URL {
        if let program = build.builtBefore { return program }
        let interruption = Interruption()
        defer { interruption.stop() }
        let what = tool.program == .workshop ? "the workshop" : "the tools"
        console.announce(build.announcement(what))
        let program = try build.run(what, interruption) {
            console.progress("Waiting for another swift build of this folder to end")
        }
        console.endProgress()
        return program
    }
}
