/// A command of WorkbookTools; its word and what the list of commands says of it stand in ``Tool``, which both programs
/// know.
package protocol ToolCommand: Subcommand {
    /// Which one it is.
    static var tool: Tool { get }
}

extension ToolCommand {
    package static var name: String { tool.rawValue }
    package static var synopsis: String { tool.synopsis }
    package static var summary: String { tool.summary }
}
