import Commands
import Foundation
import Processes
import Running

/// The program that does what no learner waits for.
enum ToolProgram {
    /// Becomes that program, with the tool's word and what was typed behind it; builds it where something changed, and says
    /// so.
    static func start(_ tool: Tool, _ arguments: [String], _ session: Session) throws -> Never {
        let build = try ToolBuild(for: session.executable, environment: session.environment)
        try Successor.start(
            try program(build, session.console), [tool.rawValue] + arguments, environment: session.environment)
    }

    private static func program(_ build: ToolBuild, _ console: Console) throws -> URL {
        if let program = build.builtBefore { return program }
        let interruption = Interruption()
        defer { interruption.stop() }
        console.announce("Building the tools; the first time that takes about a minute")
        let program = try build.run(interruption) {
            console.progress("Waiting for another swift build of this folder to end")
        }
        console.endProgress()
        return program
    }
}
