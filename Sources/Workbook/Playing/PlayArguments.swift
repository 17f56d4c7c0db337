import Foundation
import HeadlessUIKit
import Typesetting

/// What a program that plays an app is started with: the command writes it, and the program reads it.
package struct PlayArguments: Sendable, Equatable {
    /// Where the app keeps what it stores.
    package let folder: URL
    /// The width of the app's screen.
    package let columns: Int
    /// The height of the app's screen.
    package let lines: Int
    /// The width for texts around the screen, in columns.
    package let width: Int
    /// Whether there is color.
    package let isColored: Bool
    /// Whether a person plays, and sees one screen that changes.
    package let isByHand: Bool
    /// What is said first.
    package let greeting: String?
    /// How the server behaves that the app asks; nil for as it should.
    package let server: String?

    /// Arguments from their parts.
    package init(
        folder: URL, columns: Int, lines: Int, width: Int, isColored: Bool, isByHand: Bool, greeting: String?,
        server: String? = nil
    ) {
        self.folder = folder
        self.columns = columns
        self.lines = lines
        self.width = width
        self.isColored = isColored
        self.isByHand = isByHand
        self.greeting = greeting
        self.server = server
    }

    /// Reads what `words` wrote; nil for anything else.
    package init?(_ words: [String]) {
        guard 7...8 ~= words.count, let columns = Int(words[1]), let lines = Int(words[2]), let width = Int(words[3])
        else { return nil }
        self.init(
            folder: URL(fileURLWithPath: words[0]), columns: columns, lines: lines, width: width,
            isColored: words[4] == "color", isByHand: words[5] == "hand", greeting: words[6].isEmpty ? nil : words[6],
            server: words.count == 8 ? words[7] : nil)
    }

    /// The arguments as a program gets them.
    package var words: [String] {
        [
            folder.path, "\(columns)", "\(lines)", "\(width)", isColored ? "color" : "plain",
            isByHand ? "hand" : "lines", greeting ?? "",
        ] + (server.map { [$0] } ?? [])
    }
}

extension PlayArguments {
    /// The process's own input and output as a place to play in.
    package func place(readLine: @escaping @Sendable () -> String? = { Swift.readLine() }) -> PlayPlace {
        let (isTerminal, width) = (isatty(STDERR_FILENO) == 1, width)
        return PlayPlace(
            write: { try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
            complain: { text in
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                let shown =
                    isTerminal ? lines.flatMap { TextColumns.fitted($0, width: width, breaksPaths: true) } : lines
                try? FileHandle.standardError.write(contentsOf: Data((shown.joined(separator: "\n") + "\n").utf8))
            },
            readLine: readLine, style: Style(isColored: isColored), columns: width, isByHand: isByHand)
    }
}

extension Player {
    /// Starts an app as the arguments have it; `launch` gets the folder.
    ///
    /// - Throws: `PlayError` when the server does not behave as the arguments have it.
    package convenience init(
        _ arguments: PlayArguments, asking server: PlayServer?, launching launch: @MainActor (URL) -> UIWindow
    ) throws(PlayError) {
        var server = server
        if let behavior = arguments.server {
            if server == nil { throw .noServer }
            try server?.change(to: behavior)
        }
        self.init(columns: arguments.columns, lines: arguments.lines, asking: server) { launch(arguments.folder) }
    }

    /// Starts an app that asks no server as the arguments have it; `launch` gets the folder.
    package convenience init(_ arguments: PlayArguments, launching launch: @MainActor (URL) -> UIWindow) {
        self.init(columns: arguments.columns, lines: arguments.lines) { launch(arguments.folder) }
    }
}
