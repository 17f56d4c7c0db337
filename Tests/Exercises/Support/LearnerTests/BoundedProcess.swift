import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// How a process came to its end.
enum ProcessEnd: Sendable, Equatable {
    /// By itself, with this status.
    case left(status: Int32)
    /// By a signal, such as that of a trap.
    case crashed
    /// By us, after its limit.
    case killed
}

/// A program that is run to its end, which is forced after a limit.
struct BoundedProcess: Sendable {
    /// The program and its arguments.
    let command: [String]
    let environment: [String: String]
    let output: FileHandle
    let errors: FileHandle
    /// Seconds until it is ended, with everything that it started.
    let limit: Int

    private enum State {
        case running, killed, ended
    }

    /// Runs it. Throws when it can't be started.
    func end() async throws -> ProcessEnd {
        let process = Process()
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        let state = Mutex(State.running)
        return try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { process in
                let before = state.withLock { state in
                    defer { state = .ended }
                    return state
                }
                let end: ProcessEnd =
                    process.terminationReason == .uncaughtSignal
                    ? .crashed : .left(status: process.terminationStatus)
                continuation.resume(returning: before == .killed ? .killed : end)
            }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
                return
            }
            let id = process.processIdentifier
            DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit)) {
                state.withLock { state in
                    guard state == .running else { return }
                    state = .killed
                    // The process leads a group of its own, in which is whatever it started.
                    _ = killpg(id, SIGKILL)
                    _ = kill(id, SIGKILL)
                }
            }
        }
    }
}
