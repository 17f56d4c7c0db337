import Foundation

/// The standard input, read as it arrives and never waiting for long.
struct TypedBytes {
    /// Whether the input is at its end.
    private(set) var hasEnded = false

    /// Returns the typed bytes; waits up to `milliseconds` for the first one.
    mutating func next(within milliseconds: Int32) -> [UInt8] {
        if hasEnded {
            usleep(UInt32(milliseconds) * 1_000)
            return []
        }
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        // A signal also interrupts the wait.
        guard poll(&input, 1, milliseconds) > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return [] }
        hasEnded = count <= 0
        return Array(bytes.prefix(max(0, count)))
    }
}
