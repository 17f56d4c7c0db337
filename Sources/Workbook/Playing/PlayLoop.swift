import Typesetting

/// Plays an app until the user leaves it.
@MainActor
package struct PlayLoop {
    private let player: Player
    private let place: PlayPlace
    private let news: (Int?) -> [String]

    /// Creates a loop in that place; `news` returns the lines to show below the app, wrapped to a width.
    package init(_ player: Player, in place: PlayPlace, news: @escaping (_ width: Int?) -> [String] = { _ in [] }) {
        self.player = player
        self.place = place
        self.news = news
    }

    /// Runs until the end of the input or `quit`; returns whether every line could be done.
    package func run(greeting: String? = nil) async -> Bool {
        if place.isByHand {
            await runByHand(greeting)
            return true
        }
        if let greeting { place.print(greeting + "\n") }
        return await runLines()
    }

    private var manual: String {
        TwoColumns.lines(PlayLine.manual, style: .plain, width: place.columns).joined(separator: "\n")
    }

    private func lines(of message: String) -> [String] {
        message.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
            TextColumns.fitted(String($0), width: place.columns, breaksPaths: true)
        }
    }

    // MARK: - By hand

    private func runByHand(_ greeting: String?) async {
        var message = greeting
        await player.settle()
        while true {
            // Clears the terminal, so that the app stays in the same place while it changes.
            place.write("\u{1B}[H\u{1B}[2J")
            place.print(player.drawn(color: place.style.isColored))
            for line in player.legend(place.style, width: place.columns) { place.print(line) }
            for line in news(place.columns) { place.print(line) }
            if let message { for line in lines(of: message) { place.print(place.style.open(line)) } }
            place.write("> ")
            guard let text = place.readLine() else { return place.print() }
            message = nil
            do {
                let line = try PlayLine(text)
                if line == .quit { return }
                if line == .help { message = manual }
                try await player.perform(line)
            } catch {
                message = PlayComplaint.text(error, choices: player.choices)
            }
        }
    }

    // MARK: - By lines

    private func runLines() async -> Bool {
        var isDone = true
        await player.settle()
        place.print(player.drawn(color: place.style.isColored))
        while let text = place.readLine() {
            do {
                let line = try PlayLine(text)
                if line == .nothing { continue }
                if line == .quit { break }
                if line == .help { place.print(manual) }
                try await player.perform(line)
            } catch {
                let complaint = PlayComplaint.text(error, choices: player.choices)
                // Most complaints quote the typed line; the others get it as a prefix.
                let isQuoted = complaint.contains("\"\(text)\"")
                place.complain(isQuoted ? complaint : "\"\(text)\": \(complaint)")
                isDone = false
            }
            place.print("\n" + player.drawn(color: place.style.isColored))
            let news = news(nil)
            if !news.isEmpty { place.print("\n" + news.joined(separator: "\n")) }
        }
        return isDone
    }
}
