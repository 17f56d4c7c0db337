/// The reasons why another program of this package can't be started.
package enum ToolError: Error, Equatable, CustomStringConvertible {
    /// The system doesn't report where the running command is.
    case noCommand(String)
    /// The command was copied out of its checkout without the program.
    case missing(program: String)
    /// The program doesn't compile.
    case notBuilt(String, switches: [String: String], output: String)

    /// The reason in words, and how to fix it.
    package var description: String {
        switch self {
        case .noCommand(let product):
            """
            The system does not say where the running command is, so \(product), which does this, can't be found.
              fix: type it in the workbook's folder: swift run workbook
            """
        case .missing(let program):
            """
            \(program): is not there
              why: some commands are in programs of their own, which are built only for the command in .build/debug of the \
            workbook's folder
              fix: type this command once in that folder, swift run workbook ..., and copy the program from .build/debug
            """
        case .notBuilt(let product, let switches, let output):
            """
            \(product): does not compile. The last words of its build:
            \(output.split(separator: "\n").suffix(20).map { "  " + $0 }.joined(separator: "\n"))
              fix: type `\(switches.map { "\($0)=\($1) " }.joined())swift build --product \(product)` to see all of them; \
            `git status` shows what changed
            """
        }
    }
}
