import Commands
import Foundation

/// `workbook new-module Items/Edit`: a module from its name.
enum NewModuleCommand: ToolCommand {
    static let tool = Tool.newModule
    static let details = """
        What it writes compiles, passes its own tests and keeps its architecture's rules. In the folder of a package,
        or of one of its targets, it goes to Modules, and its suites to the target's tests. It is written as a whole
        or not at all, and replaces nothing unless told to. With --from it reads a view controller that you have, its
        extensions and what it names, and proposes the module that takes its place: the contract, actors with bodies to
        be filled, and a worksheet in Markdown that leads there step by step. Your file is never touched. With --like it
        takes the shape of a module of yours, whatever its architecture, and goes beside it, or to --into: files, types
        and messages get the new name, and bodies are empty but for initializers and for what puts the module together.
        What can't be carried over is listed.
        """
    static let options = [
        Option("--architecture", value: "NAME", "viper-s, viper or clean-viper"),
        Option("--into", value: "FOLDER", "a package, one of its targets, or a folder in one; here unless told"),
        Option("--from", value: "FILE", "a Swift file with a view controller to find a way out of"),
        Option("--controller", value: "NAME", "which one, where the file has several"),
        Option("--like", value: "PATH", "a module's folder, or a file, whose shape the new one gets; beside it"),
        Option("--event", value: "NAME", "what a person does on the screen, such as onSave; may be given again"),
        Option("--fetch", value: "NAME", "what the screen lists, in the plural, such as items"),
        Option("--delegate", "who opens the screen hears what came of its events"),
        Option("--without", value: "ROLE", "leaves out the worker, the interactor or the use-case"),
        Option("--ui", value: "KIT", "uikit, or headless for HeadlessUIKit; uikit unless told"),
        Option("--tests", value: "FOLDER", "where the suites go; for an app that is no package"),
        Option("--testing", value: "MODULE", "what the suites import; for an app that is no package"),
        Option("--force", "replaces files that are there"),
        Option("--dry-run", "lists the files and writes none"),
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let typed = try arguments.single("a name, as in: new-module Items/Edit --architecture viper-s")
        if let path = arguments.value("--like") {
            return try LikeExample(name: ModuleName(typed), path: path).run(arguments, session)
        }
        guard let architecture = arguments.value("--architecture") else {
            throw UsageError.missingArgument(
                command: name, expected: "--architecture, which is viper-s, viper or clean-viper")
        }
        let screen: ScreenKit = try arguments.choice("--ui") ?? .uiKit
        if let file = arguments.value("--from") {
            return try FromController(name: ModuleName(typed), file: file, screen: screen).run(
                arguments, .named(architecture), session)
        }
        if arguments.has("--controller") {
            throw UsageError.conflict(
                "--controller says which one of a file is meant, so it needs --from.", command: name)
        }
        let module = try NewModule(
            ModuleName(typed), architecture: .named(architecture), events: arguments.values("--event"),
            fetch: arguments.value("--fetch"), without: arguments.values("--without"),
            delegate: arguments.has("--delegate"), screen: screen)
        let place = try place(arguments, screen, session)
        let writer = ModuleWriter(module, into: place)
        if try isWritten(writer, module.name, arguments, session) { session.console.print(next(module, place, screen)) }
        return .done
    }

    /// Writes the files, or with `--dry-run` only lists them; returns whether they were written.
    static func isWritten(
        _ writer: ModuleWriter, _ module: ModuleName, _ arguments: Arguments, _ session: Session
    ) throws -> Bool {
        let isTrial = arguments.has("--dry-run")
        if isTrial {
            try writer.check(force: arguments.has("--force"))
        } else {
            try writer.write(force: arguments.has("--force"))
        }
        session.console.print(isTrial ? "\(module.path) would be these files:" : "\(module.path) is written:")
        for file in writer.files { session.console.print("  \(writer.shown(file.place.path))") }
        return !isTrial
    }

    static func place(_ arguments: Arguments, _ screen: ScreenKit, _ session: Session) throws -> ModulePlace {
        let folder = URL(fileURLWithPath: arguments.value("--into") ?? ".", relativeTo: session.folder)
        switch (arguments.value("--tests"), arguments.value("--testing")) {
        case (nil, nil): return try ModulePlace.find(folder, screen: screen, environment: session.environment)
        case (let tests?, let target?):
            return ModulePlace(
                sources: folder.standardizedFileURL,
                tests: URL(fileURLWithPath: tests, relativeTo: session.folder).standardizedFileURL, target: target)
        default: throw UsageError.conflict("--tests and --testing belong together.", command: name)
        }
    }

    private static func next(_ module: NewModule, _ place: ModulePlace, _ screen: ScreenKit) -> String {
        var text = "\nNext: swift test --filter \(module.name.joined)"
        if screen == .uiKit {
            text += "\nThe screen and the navigation are compiled where UIKit is; everything else is tested anywhere."
            if !place.namesIOS {
                text += "\nFor iOS, Package.swift has to say so: platforms: [.iOS(.v14)] or newer."
            }
        }
        return text
    }
}
