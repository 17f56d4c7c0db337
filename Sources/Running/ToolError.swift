/// Why there is no program with the tools.
public enum ToolError: Error, Equatable, CustomStringConvertible {
    /// Nobody knows where the command lies.
    case noCommand
    /// The command was taken out of its checkout, and the program was not.
    case missing(program: String)
    /// It does not compile.
    case notBuilt(output: String)

    /// The reason in words, and how to mend it.
    public var description: String {
        switch self {
        case .noCommand:
            """
            The system does not say where the running command lies, so the program with its tools can't be found.
              fix: type it in the workbook's folder: swift run workbook
            """
        case .missing(let program):
            """
            \(program): is not there
              why: trace, diagram, rules, lint, new-module, spy, compare, handout, grade and verify are in a program of \
            their own, which is built by itself only for the command in .build/debug of the workbook's folder
              fix: build it there, swift build --product \(ToolBuild.product), and copy it here
            """
        case .notBuilt(let output):
            """
            \(ToolBuild.product): does not compile. The last words of its build:
            \(output.split(separator: "\n").suffix(20).map { "  " + $0 }.joined(separator: "\n"))
              fix: type `swift build --product \(ToolBuild.product)` to see all of them; `git status Sources` shows what \
            changed
            """
        }
    }
}
