import HeadlessUIKit
import Typesetting

/// Plays an app on a screen, one line after another.
@MainActor
package final class Player {
    /// The time that a line waits, as a person would, for the screen to offer what it names.
    private static let patience = Duration.seconds(1)

    private let screen: Screen
    private var server: PlayServer?

    /// Starts the app on a screen of that size; `server` is the app's server, if it has one.
    package init(
        columns: Int, lines: Int, asking server: PlayServer? = nil, launching launch: @MainActor () -> UIWindow
    ) {
        self.server = server
        screen = Screen(launch(), size: Screen.Size(columns: columns, lines: lines))
    }

    /// Returns the screen as text.
    package func drawn(color: Bool) -> String {
        screen.render(color: color)
    }

    /// The elements that can be tapped or switched, in the order of their numbers.
    package var choices: [PlayChoice] { PlayChoice.all(on: screen).filter { $0.kind != .field } }

    /// Returns the lines below the screen with what can be typed next.
    package func legend(_ style: Style, width: Int) -> [String] {
        var parts = choices.enumerated().map { index, choice in "\(index + 1) \(choice.name)" }
        if screen.alert == nil {
            parts += fields.map { "type ... into \($0)" }
            if let first = screen.rows.first, let last = screen.rows.last {
                parts.append(
                    first.index == last.index ? "row \(first.index + 1)" : "row \(first.index + 1)-\(last.index + 1)")
            }
            if canGoBack { parts.append("back") }
        }
        parts += ["help", "quit"]
        let about = server.map { TextColumns.fitted($0.legend, width: width, breaksPaths: false) } ?? []
        return (TextColumns.flowed(parts, width: width) + about).map(style.faint)
    }

    /// Performs a line, and waits for its effects.
    ///
    /// - Throws: `PlayError`, or the screen's error, if a person couldn't do that.
    package func perform(_ line: PlayLine) async throws {
        var patience = Patience(Self.patience)
        while true {
            do {
                try act(line)
                break
            } catch let error as ScreenError {
                // The element may be about to appear, for example while a list is loading or an item is being saved.
                if patience.isOver() { throw error }
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        await settle()
    }

    /// The time that a line waits for its effects.
    var limit: Duration { server?.isSlow == true ? .seconds(1) : .seconds(5) }

    /// Waits until nothing is loading and the screen has stopped changing, up to `limit`; with a slow server, stops
    /// earlier, because its loading indicator is what the player should see.
    package func settle() async {
        if server?.isSlow == true {
            try? await screen.settle(within: limit)
            return
        }
        var patience = Patience(limit)
        var last = ""
        var quiet = 0
        repeat {
            try? await screen.settle(within: limit)
            try? await Task.sleep(for: .milliseconds(15))
            let now = screen.render()
            quiet = now == last ? quiet + 1 : 0
            last = now
        } while quiet < 4 && !patience.isOver()
    }

    // MARK: - One line

    private func act(_ line: PlayLine) throws {
        switch line {
        case .tap(let name): try screen.tap(choices.contains { $0.name == name } ? name : spelled(name))
        case .choose(let number): try choose(number)
        case .type(let text, let field): try screen.type(text, into: field ?? only("text field", fields))
        case .toggle(let name): try screen.toggle(name ?? only("switch", toggles))
        case .row(let number): try screen.selectRow(number - 1)
        case .back: try screen.goBack()
        case .scroll(let rows): screen.scroll(by: rows)
        case .server(let name):
            guard server != nil else { throw PlayError.noServer }
            try server?.change(to: name)
        case .look, .help, .quit, .nothing: break
        }
    }

    private func choose(_ number: Int) throws {
        let choices = choices
        guard choices.indices.contains(number - 1) else { throw PlayError.noChoice(number, choices: choices.count) }
        let choice = choices[number - 1]
        if choice.kind == .toggle { try screen.toggle(choice.name) } else { try screen.tap(choice.name) }
    }

    /// Returns the name as the screen writes it, if only the case differs.
    private func spelled(_ name: String) -> String {
        choices.first { $0.name.lowercased() == name.lowercased() }?.name ?? name
    }

    private func only(_ what: String, _ names: [String]) throws(PlayError) -> String {
        guard names.count == 1 else { throw .notOne(what: what, names: names) }
        return names[0]
    }

    private var fields: [String] { PlayChoice.all(on: screen).filter { $0.kind == .field }.map(\.name) }

    private var toggles: [String] { PlayChoice.all(on: screen).filter { $0.kind == .toggle }.map(\.name) }

    private var canGoBack: Bool {
        screen.viewControllers.contains {
            guard let stack = $0 as? UINavigationController, stack.viewControllers.count > 1 else { return false }
            return stack.topViewController?.navigationItem.hidesBackButton == false
        }
    }
}
