import Commands
import Foundation

/// The terminal while keys are read one by one and the screen is drawn over: everything as it was before, afterwards.
///
/// Ctrl-C and Ctrl-Z stay signals, so that they work whatever else goes on.
final class RawTerminal {
    private let write: (String) -> Void
    private var before: termios?
    private var isDrawnOver = false

    /// Keys come one by one from now on, and are not shown.
    init(_ console: Console) {
        write = console.write
        enter()
    }

    deinit { leave() }

    /// Takes the terminal over, after Ctrl-Z again.
    func enter() {
        var settings = termios()
        guard before == nil, tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
        before = settings
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        settings.c_iflag &= ~tcflag_t(ICRNL)  // Enter is a key; a line break in a pipe isn't.
        tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    }

    /// Gives the terminal back with all that stood on it.
    func leave() {
        if isDrawnOver { write("\u{1B}[?25h\u{1B}[?1049l") }
        isDrawnOver = false
        guard var settings = before else { return }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
        before = nil
    }

    /// Draws these lines and nothing else. The first time, what stands there is put aside.
    func draw(_ lines: [String]) {
        var frame = isDrawnOver ? "" : "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
        isDrawnOver = true
        // Line over line and then the rest, in one piece: a screen that is emptied first flickers.
        frame += "\u{1B}[H" + lines.map { $0 + "\u{1B}[K" }.joined(separator: "\n") + "\u{1B}[J"
        write(frame)
    }
}
