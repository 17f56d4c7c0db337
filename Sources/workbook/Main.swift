import Foundation

@main
enum Main {
    static func main() async {
        // A reader that goes away, as `head` does, ends the output and not the command.
        signal(SIGPIPE, SIG_IGN)
        let environment = ProcessInfo.processInfo.environment
        let files = FileManager.default
        let session = Session(
            console: .standard(environment: environment),
            environment: environment,
            folder: URL(fileURLWithPath: files.currentDirectoryPath),
            executable: Bundle.main.executableURL,
            readLine: { Swift.readLine() })
        exit(await Workbook.run(Array(CommandLine.arguments.dropFirst()), session).rawValue)
    }
}
