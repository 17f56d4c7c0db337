import Foundation

/// Shows a long text page by page.
enum Pager {
    /// Passes the text to `PAGER`, or to less if that isn't set; returns whether the program could be started.
    ///
    /// It uses `popen` because Foundation's `Process` puts the program into its own process group, from which the
    /// terminal doesn't let it read keys.
    static func show(_ text: String, environment: [String: String]) -> Bool {
        let chosen = environment["PAGER"] ?? ""
        // R keeps colors, X leaves the text on the screen, and F exits at once if the text fits after all.
        let program = chosen.isEmpty ? "LESS=FRX less" : chosen
        // Ctrl-C belongs to the pager while it runs. The signal is caught and not ignored, because the pager would
        // inherit that.
        signal(SIGINT) { _ in }
        defer { signal(SIGINT, SIG_DFL) }
        guard let pipe = popen(program, "w") else { return false }
        fputs(text, pipe)
        let status = pclose(pipe)
        // The shell returns 127 for a program that doesn't exist.
        return status >> 8 & 0xFF != 127
    }
}
