import Foundation

/// The standard input as it comes, without ever waiting for long.
struct TypedBytes {
    /// Whether nothing more will come.
    private(set) var hasEnded = false

    /// What was typed; waits that long for a first byte.
    mutating func next(within milliseconds: Int32) -> [UInt8] {
        if hasEnded {
            usleep(UInt32(milliseconds) * 1_000)
            return []
        }
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        // A signal ends the wait, too.
        guard poll(&input, 1, milliseconds) > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return [] }
        hasEnded = count <= 0
        return Array(bytes.prefix(max(0, count)))
    }
}
