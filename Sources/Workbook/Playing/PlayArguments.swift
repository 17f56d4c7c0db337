import Foundation
import HeadlessUIKit
import Typesetting

/// The arguments of a program that plays an app, which the command writes and the program reads.
package struct PlayArguments: Sendable, Equatable {
    /// The folder in which the app stores its data.
    package let folder: URL
    /// The width of the app's screen.
    package let columns: Int
    /// The height of the app's screen.
    package let lines: Int
    /// The width for texts around the screen, in columns.
    package let width: Int
    /// Whether the output has color.
    package let isColored: Bool
    /// Whether a person plays and sees a single screen that changes.
    package let isByHand: Bool
    /// The text to print first.
    package let greeting: String?
    /// The behavior of the app's server, or nil for the normal one.
    package let server: String?

    /// Creates arguments from their parts.
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

    /// Reads the result of `words`; nil for anything else.
    package init?(_ words: [String]) {
        guard 7...8 ~= words.count, let columns = Int(words[1]), let lines = Int(words[2]), let width = Int(words[3])
        else { return nil }
        self.init(
            folder: URL(fileURLWithPath: words[0]), columns: columns, lines: lines, width: width,
            isColored: words[4] == "color", isByHand: words[5] == "hand", greeting: words[6].isEmpty ? nil : words[6],
            server: words.count == 8 ? words[7] : nil)
    }

    /// The arguments as a program receives them.
    package var words: [String] {
        [
            folder.path, "\(columns)", "\(lines)", "\(width)", isColored ? "color" : "plain",
            isByHand ? "hand" : "lines", greeting ?? "",
        ] + (server.map { [$0] } ?? [])
    }
}

extension PlayArguments {
    /// Returns the process's own input and output as a place to play in.
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
    /// Starts an app by the arguments; `launch` gets the folder.
    ///
    /// - Throws: `PlayError` if the server doesn't have the behavior in the arguments.
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

    /// Starts an app without a server by the arguments; `launch` gets the folder.
    package convenience init(_ arguments: PlayArguments, launching launch: @MainActor (URL) -> UIWindow) {
        self.init(columns: arguments.columns, lines: arguments.lines) { launch(arguments.folder) }
    }
}
