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
    static let options = [Option("--trace", "tells after each line what the app's actors said to each other")]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let number = try arguments.single("the number of a lesson, as in: play 13")
        let catalogue = try session.catalogue()
        let lesson = try catalogue.lesson(number, for: Self.self)
        let rung = try catalogue.rung(of: lesson)
        session.remember(in: catalogue.checkout) { $0.lessonsPlayed.insert(lesson.number) }
        let folder = PlayFolder(lesson: lesson, in: catalogue.checkout)
        if let notice = folder.notice { session.console.complain(notice) }
        let console = session.console
        let isByHand = console.isTerminal && console.isInputTerminal
        var refusal: String?
        var trace: LiveTrace?
        if arguments.has("--trace") {
            refusal = try await SeamSurvey.refusal(for: lesson, in: catalogue.checkout, width: console.columns)
            if refusal == nil { trace = await LiveTrace() }
        }
        // Beneath the app stand the choices, and with a trace the longest conversation that one line leads to.
        let lines = isByHand ? console.rows - 5 - (trace == nil ? 0 : 14) : console.rows
        let player = await Player(
            try trace?.listening(to: rung) ?? rung, storingIn: folder.url, columns: min(console.columns, 80),
            lines: max(min(lines, 30), 10))
        if isByHand { return try await playByHand(player, trace, refusal, session) }
        if let refusal { console.print(refusal + "\n") }
        return try await playLines(player, trace, session)
    }

    private static func manual(_ console: Console) -> String {
        TwoColumns.lines(PlayLine.manual, style: .plain, width: console.columns).joined(separator: "\n")
    }

    // MARK: - By hand

    private static func playByHand(
        _ player: Player, _ trace: LiveTrace?, _ greeting: String?, _ session: Session
    ) async throws -> ExitStatus {
        let console = session.console
        var message = greeting
        await player.settle()
        while true {
            // Clears the terminal, so that the app stands still while it changes.
            console.write("\u{1B}[H\u{1B}[2J")
            console.print(await player.drawn(color: console.style.isColored))
            for line in await player.legend(console.style, width: console.columns) { console.print(line) }
            for line in await trace?.news(console.style, width: console.columns) ?? [] { console.print(line) }
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
                message = PlayComplaint.text(error, choices: await player.choices)
            }
        }
    }

    // MARK: - By lines

    private static func playLines(
        _ player: Player, _ trace: LiveTrace?, _ session: Session
    ) async throws -> ExitStatus {
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
                let complaint = PlayComplaint.text(error, choices: await player.choices)
                // Most complaints quote what was typed; the others are told which line they are about.
                let isQuoted = complaint.contains("\"\(text)\"")
                console.complain(isQuoted ? complaint : "\"\(text)\": \(complaint)")
                status = .notPassed
            }
            console.print("\n" + (await player.drawn(color: console.style.isColored)))
            let news = await trace?.news(console.style, width: nil) ?? []
            if !news.isEmpty { console.print("\n" + news.joined(separator: "\n")) }
        }
        return status
    }
}
