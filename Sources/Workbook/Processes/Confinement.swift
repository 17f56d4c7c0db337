import Foundation

/// What a program may see, write and use while it works on a stranger's code.
///
/// It sees the system's programs and libraries and what is named here, and nothing else of the machine: no home, no
/// network, no process but its own. What it writes elsewhere than where it may lies in memory and goes with it.
package struct Confinement: Sendable, Equatable {
    /// What puts a program into a box.
    package enum Means: Sendable, Equatable {
        /// Bubblewrap, by Linux's user namespaces.
        case bubblewrap(URL)
        /// `sandbox-exec`, which is part of macOS.
        case sandboxExec(URL)
        /// Nothing: limits are set, and everything is seen.
        case limitsAlone
    }

    /// How much of the machine each program in it may use.
    package struct Limits: Sendable, Equatable {
        /// The memory that one process may address, in bytes.
        package var addressSpace = 8 << 30
        /// The memory that all of its processes may hold together, in bytes.
        package var memory = 4 << 30
        /// The size of one file, in bytes.
        package var file = 1 << 28
        /// Processes and threads at a time.
        package var processes = 200
        /// Seconds of processor time of one process.
        package var seconds = 600

        /// Limits under which an exercise is built and run with room to spare.
        package init() {}
    }

    /// What puts a program into it.
    package var means: Means
    /// Folders and files that are seen, each at its own path.
    package var readable: [String] = []
    /// Folders and files that can be written, too.
    package var writable: [String] = []
    /// Named pipes into which a report is written: what is in one can be neither read nor taken back there.
    package var reports: [String] = []
    /// How much a program may use.
    package var limits = Limits()

    /// A box in which nothing but the system is seen.
    package init(_ means: Means) { self.means = means }

    /// The variables of a program's environment that say where it may write, in every box.
    package static let environment = ["HOME": "/tmp", "TMPDIR": "/tmp"]

    /// How a program is started in it, and in which folder.
    package func command(_ program: URL, _ arguments: [String], in folder: URL) -> (program: URL, arguments: [String]) {
        let limited = ["/bin/sh", "-c", Self.limiting, "sh"] + numbers + [program.path] + arguments
        return switch means {
        case .bubblewrap(let bwrap): (bwrap, bubblewrap(in: folder) + ["--"] + limited)
        case .sandboxExec(let sandbox): (sandbox, ["-p", profile, "--"] + limited)
        case .limitsAlone: (URL(fileURLWithPath: limited[0]), Array(limited.dropFirst()))
        }
    }

    // MARK: - Limits

    /// Sets the limits and becomes the program. Shells name that of processes differently; what a system does not know
    /// it leaves, and the watch over the whole box counts as well.
    private static let limiting = """
        ulimit -c 0; ulimit -v "$1" 2>/dev/null; ulimit -f "$2"; ulimit -t "$3"; ulimit -u "$4" 2>/dev/null \
        || ulimit -p "$4" 2>/dev/null; shift 4; exec "$@"
        """

    /// In the units of `ulimit`: kilobytes, blocks of 512 bytes, seconds, and a count.
    private var numbers: [String] {
        ["\(limits.addressSpace >> 10)", "\(limits.file >> 9)", "\(limits.seconds)", "\(processes)"]
    }

    /// In a box of Linux's, processes are counted anew; elsewhere the user's others count as well.
    private var processes: Int {
        if case .bubblewrap = means { limits.processes } else { limits.processes + ProcessTree.countOfAll() }
    }

    // MARK: - Bubblewrap

    /// The system's own folders; those that lead into `/usr` by a link become such links.
    private static let system = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"]
    /// What programs read of `/etc`: which libraries there are, and the time zone. No names, no keys.
    private static let settings = [
        "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/alternatives",
        "/etc/localtime",
    ]

    private func bubblewrap(in folder: URL) -> [String] {
        var words = ["--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
        for path in Self.system {
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
                words += ["--symlink", target, path]
            } else {
                words += ["--ro-bind-try", path, path]
            }
        }
        for path in Self.settings { words += ["--ro-bind-try", path, path] }
        words += ["--proc", "/proc", "--dev", "/dev", "--size", "\(limits.memory / 2)", "--tmpfs", "/tmp"]
        // A pipe takes what is written even where nothing can be changed.
        for path in readable + reports { words += ["--ro-bind", path, path] }
        for path in writable { words += ["--bind", path, path] }
        // What else there is lies in memory without a limit of its own.
        words += ["--remount-ro", "/dev", "--remount-ro", "/"]
        return words + ["--chdir", folder.path]
    }

    // MARK: - macOS

    /// Later rules win over earlier ones. There is no memory to lay temporary files into, so these folders can be written.
    private var profile: String {
        let seen =
            ["/usr", "/bin", "/sbin", "/System", "/Library/Developer", "/Applications", "/dev", "/private/var/db"]
            + readable
        let written = ["/private/tmp", "/private/var/folders"] + writable
        // A rule without a path would be about every file.
        let pipes = Self.paths(reports)
        let told =
            reports.isEmpty
            ? "" : "(deny file-read-data file-write* \(pipes)) (allow file-write-data \(pipes))"
        return """
            (version 1) (deny default) (import "bsd.sb")
            (allow process-fork process-exec sysctl-read mach-lookup signal file-read-metadata)
            (allow file-read* \(Self.paths(seen + written)))
            (allow file-write* \(Self.paths(written)) (literal "/dev/null"))
            \(told)
            (deny network*)
            """
    }

    private static func paths(_ paths: [String]) -> String {
        paths.map { path in
            let quoted = path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            return "(subpath \"\(quoted)\")"
        }.joined(separator: " ")
    }
}
