import Commands
import Course
import Foundation
import Playing
import Typesetting

/// `workbook diagram NN|PATH`: who knows whom in a lesson's app, in another app, or among a package's modules.
enum DiagramCommand: ToolCommand {
    static let tool = Tool.diagram
    static let details = """
        Reads the source, and shows each type in its module with whom it owns, knows weakly and makes. Without
        --architecture the one is taken that gives a role to most of the types. With --all it says which of the lessons'
        pictures are stale, diagrams and traces, and exits with 1 when one is; --write draws those anew.

        With --package it shows which module uses which, in the Swift package that PATH is in, or the one in which you
        are: from the manifest and from what the sources import. It reports circles and imports that the manifest does
        not declare, and exits with 1 when there are such; a dependency that no file imports is a note.
        """
    static let options = [
        Option("--architecture", value: "NAME", Linter.architectures.joined(separator: ", ")),
        Option("--format", value: "FORMAT", "text, mermaid or svg; text unless told; no svg with --package"),
        Option("--module", value: "NAME", "shows this module, and whom it knows elsewhere"),
        Option("--package", "shows the modules of a Swift package"),
        Option("--tests", "with --package: shows test targets, too"),
        Option(
            "--folders", value: "TARGET", "with --package: shows the folders of that target, by the types they name"),
        Option("--all", "compares every picture of the lessons with what would be drawn"),
        Option("--write", "with --all: draws the pictures anew that are stale"),
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        if arguments.has("--all") { return try await pictures(arguments, session) }
        if arguments.has("--package") { return try package(arguments, session) }
        for option in ["--tests", "--folders"] where arguments.has(option) {
            throw UsageError.conflict("\(option) needs --package.", command: name)
        }
        if arguments.has("--write") { throw UsageError.conflict("--write needs --all.", command: name) }
        let typed = try arguments.single("the number of a lesson or a folder, as in: diagram 13")
        let format: PictureFormat = try arguments.choice("--format") ?? .text
        var diagram = try diagram(typed, arguments, session)
        if let module = arguments.value("--module") { diagram = try diagram.part(module: module) }
        switch format {
        case .text:
            let width = session.console.isTerminal ? session.console.room : nil
            session.console.print(diagram.lines(session.console.style, width: width).joined(separator: "\n"))
        case .mermaid: session.console.write(diagram.mermaid)
        case .svg: session.console.write(diagram.drawing.svg)
        }
        return .done
    }

    /// A typed number names a lesson, and any other text is a path.
    private static func diagram(_ typed: String, _ arguments: Arguments, _ session: Session) throws -> Diagram {
        let architecture = try arguments.choice("--architecture", of: Linter.architectures)
        guard Label.number(typed) != nil else {
            return try Diagram(path: typed, in: session.folder, architecture: architecture)
        }
        let catalogue = try session.catalogue()
        let lesson = try catalogue.lesson(typed)
        try catalogue.requireSources(of: lesson)
        return try Diagram(
            of: catalogue.checkout.url(lesson.path + "/Sources"), title: "\(lesson.label) \(lesson.name)",
            architecture: architecture)
    }

    private static func pictures(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        for option in ["--format", "--module", "--architecture", "--package", "--tests", "--folders"]
        where arguments.has(option) {
            throw UsageError.conflict("--all takes no \(option).", command: name)
        }
        try arguments.atMost(0)
        let catalogue = try session.catalogue()
        let pictures = LessonPictures(of: catalogue.checkout)
        let drawn = try pictures.drawn { picture in
            let lesson = try catalogue.lesson(Label.two(picture.lesson))
            return try RungProgram.trace(
                try Tracer.journey(picture.journey, ofRung: lesson.number), of: lesson, in: catalogue.checkout, session)
        }
        guard let drawn else { return .notPassed }
        let stale = drawn.filter { !$0.isFresh }
        let isWriting = arguments.has("--write")
        for picture in stale {
            if isWriting { try pictures.write(picture) }
            session.console.print("\(isWriting ? "drawn anew" : "stale"): \(picture.path)")
        }
        session.console.print("\(drawn.count - stale.count) of \(drawn.count) pictures were fresh")
        return stale.isEmpty || isWriting ? .done : .notPassed
    }
}
