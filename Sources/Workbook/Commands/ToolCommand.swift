/// A command of another program; its word and its line in the list of commands are in ``Tool``, which all programs know.
package protocol ToolCommand: Subcommand {
    /// Which one it is.
    static var tool: Tool { get }
}

extension ToolCommand {
    package static var name: String { tool.name }
    package static var synopsis: String { tool.synopsis }
    package static var summary: String { tool.summary }
}
