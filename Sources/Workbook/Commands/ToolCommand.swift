/// A command of another program, with its name and summary in ``Tool``, so that all programs know them.
package protocol ToolCommand: Subcommand {
    /// The tool with this command's name and summary.
    static var tool: Tool { get }
}

extension ToolCommand {
    package static var name: String { tool.name }
    package static var synopsis: String { tool.synopsis }
    package static var summary: String { tool.summary }
}
