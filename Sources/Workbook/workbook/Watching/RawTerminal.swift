import Commands
import Foundation

/// The terminal in a mode that reads single keys and redraws the screen, and restores everything afterwards.
///
/// Ctrl-C and Ctrl-Z remain signals, so they work whatever else is going on.
final class RawTerminal {
    private let write: (String) -> Void
    private var before: termios?
    private var isDrawnOver = false

    /// Starts to read single keys, without echoing them.
    init(_ console: Console) {
        write = console.write
        enter()
    }

    deinit { leave() }

    /// Takes over the terminal, at first and again after Ctrl-Z.
    func enter() {
        var settings = termios()
        guard before == nil, tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
        before = settings
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        settings.c_iflag &= ~tcflag_t(ICRNL)  // Enter is a key; a line break in a pipe isn't.
        tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    }

    /// Restores the terminal with everything that it showed before.
    func leave() {
        if isDrawnOver { write("\u{1B}[?25h\u{1B}[?1049l") }
        isDrawnOver = false
        guard var settings = before else { return }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
        before = nil
    }

    /// Draws only these lines; the first call saves the screen's contents.
    func draw(_ lines: [String]) {
        var frame = isDrawnOver ? "" : "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
        isDrawnOver = true
        // Overwrites each line and then clears the rest, in a single write, because clearing the screen first makes it
        // flicker.
        frame += "\u{1B}[H" + lines.map { $0 + "\u{1B}[K" }.joined(separator: "\n") + "\u{1B}[J"
        write(frame)
    }
}
