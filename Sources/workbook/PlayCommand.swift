import WorkbookKit

/// `workbook play NN`: a lesson's app, by hand or by lines.
enum PlayCommand: Subcommand {
    static let name = "play"
    static let synopsis = "NN"
    static let summary = "runs a lesson's app here in the terminal"
    static let details = """
        What you store is kept in .workbook/play. With lines on the standard input, each line is done and the screen
        that it leads to is printed; a line that can't be done is told on the standard error, the next one is done
        all the same, and the exit status is 1.
        """
    static let forms = PlayLine.manual

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let number = try arguments.single("the number of a lesson, as in: play 13")
        let catalogue = try session.catalogue()
        let lesson = try catalogue.lesson(number)
        guard let rung = Rungs.all.first(where: { $0.number == lesson.number }) else {
            throw PlayError.notPlayable(
                lesson: lesson.label, playable: catalogue.lessons.filter(\.isPlayable).map(\.label))
        }
        let folder = PlayFolder(lesson: lesson, in: catalogue.checkout)
        if let notice = folder.notice { session.console.complain(notice) }
        let console = session.console
        let isByHand = console.isTerminal && console.isInputTerminal
        let legend = isByHand ? 5 : 0
        let player = await Player(
            rung, storingIn: folder.url, columns: min(console.columns, 80), lines: min(console.rows - legend, 30))
        return try await isByHand ? playByHand(player, session) : playLines(player, session)
    }

    private static func manual(_ console: Console) -> String {
        TwoColumns.lines(PlayLine.manual, style: .plain, width: console.columns).joined(separator: "\n")
    }

    // MARK: - By hand

    private static func playByHand(_ player: Player, _ session: Session) async throws -> ExitStatus {
        let console = session.console
        var message: String?
        await player.settle()
        while true {
            // Clears the terminal, so that the app stands still while it changes.
            console.write("\u{1B}[H\u{1B}[2J")
            console.print(await player.drawn(color: console.style.isColored))
            for line in await player.legend(console.style, width: console.columns) { console.print(line) }
            if let message { console.print(console.style.open(message)) }
            console.write("> ")
            guard let text = session.readLine() else {
                console.print()
                return .done
            }
            message = nil
            do {
                let line = try PlayLine(text)
                if line == .quit { return .done }
                if line == .help { message = manual(console) }
                try await player.perform(line)
            } catch {
                message = PlayComplaint.text(error)
            }
        }
    }

    // MARK: - By lines

    private static func playLines(_ player: Player, _ session: Session) async throws -> ExitStatus {
        let console = session.console
        var status = ExitStatus.done
        await player.settle()
        console.print(await player.drawn(color: console.style.isColored))
        while let text = session.readLine() {
            do {
                let line = try PlayLine(text)
                if line == .nothing { continue }
                if line == .quit { break }
                if line == .help { console.print(manual(console)) }
                try await player.perform(line)
            } catch {
                console.complain("\"\(text)\": \(PlayComplaint.text(error))")
                status = .notPassed
            }
            console.print("\n" + (await player.drawn(color: console.style.isColored)))
        }
        return status
    }
}
