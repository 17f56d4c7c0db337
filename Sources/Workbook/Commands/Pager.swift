import Foundation

/// Shows a long text page by page.
enum Pager {
    /// Hands the text to `PAGER`, or to less; false when neither could be started.
    ///
    /// `popen` and not Foundation's `Process`: that puts the program in a process group of its own, and then the
    /// terminal doesn't let it read keys.
    static func show(_ text: String, environment: [String: String]) -> Bool {
        let chosen = environment["PAGER"] ?? ""
        // R keeps colors, X leaves the text on the screen, F does not stay for a text that fits after all.
        let program = chosen.isEmpty ? "LESS=FRX less" : chosen
        // Ctrl-C belongs to the pager while it runs. Caught and not ignored: a program that is started would ignore it, too.
        signal(SIGINT) { _ in }
        defer { signal(SIGINT, SIG_DFL) }
        guard let pipe = popen(program, "w") else { return false }
        fputs(text, pipe)
        let status = pclose(pipe)
        // The shell says 127 for a program that does not exist.
        return status >> 8 & 0xFF != 127
    }
}
