import Foundation

/// The limits on what a program may see, write and use while it works on a stranger's code.
///
/// It sees the system's programs and libraries and the paths named here, and nothing else of the machine: no home, no
/// network, no processes but its own. On Linux, its temporary files are in memory and disappear with it.
package struct Confinement: Sendable, Equatable {
    /// The means of putting a program into a box.
    package enum Means: Sendable, Equatable {
        /// Bubblewrap, which uses Linux's user namespaces.
        case bubblewrap(URL)
        /// The command `sandbox-exec`, which is part of macOS.
        case sandboxExec(URL)
        /// No box: the limits are set, and everything is visible.
        case limitsAlone
    }

    /// The limits on a program's use of the machine.
    package struct Limits: Sendable, Equatable {
        /// The memory that one process may address, in bytes.
        package var addressSpace = 8 << 30
        /// The memory that all of its processes together may hold, in bytes.
        package var memory = 4 << 30
        /// The size of one file, in bytes.
        package var file = 1 << 28
        /// The number of processes and threads at a time.
        package var processes = 200
        /// The processor time of one process, in seconds.
        package var seconds = 600

        /// Creates limits that leave room to spare for building and running an exercise.
        package init() {}
    }

    /// The means of putting a program into the box.
    package var means: Means
    /// The visible folders and files, each at its own path.
    package var readable: [String] = []
    /// The folders and files that can also be written.
    package var writable: [String] = []
    /// The named pipes for reports: in the box, their contents can be neither read nor taken back.
    package var reports: [String] = []
    /// The limits on the program's use of the machine.
    package var limits = Limits()

    /// Creates a box in which only the system is visible.
    package init(_ means: Means) { self.means = means }

    /// The environment variables, in every box, that name the folders to write to.
    package static let environment = ["HOME": "/tmp", "TMPDIR": "/tmp"]

    /// Returns the command that starts a program in the box, in that folder.
    package func command(_ program: URL, _ arguments: [String], in folder: URL) -> (program: URL, arguments: [String]) {
        let limited = ["/bin/sh", "-c", Self.limiting, "sh"] + numbers + [program.path] + arguments
        return switch means {
        case .bubblewrap(let bwrap): (bwrap, bubblewrap(in: folder) + ["--"] + limited)
        case .sandboxExec(let sandbox): (sandbox, ["-p", profile, "--"] + limited)
        case .limitsAlone: (URL(fileURLWithPath: limited[0]), Array(limited.dropFirst()))
        }
    }

    // MARK: - Limits

    /// The script that sets the limits and then becomes the program.
    ///
    /// Shells have different options for the number of processes. A limit that a system doesn't know is skipped, and
    /// the watch over the whole box counts as well.
    private static let limiting = """
        ulimit -c 0; ulimit -v "$1" 2>/dev/null; ulimit -f "$2"; ulimit -t "$3"; ulimit -u "$4" 2>/dev/null \
        || ulimit -p "$4" 2>/dev/null; shift 4; exec "$@"
        """

    /// The limits in the units of `ulimit`: kilobytes, blocks of 512 bytes, seconds, and a count.
    private var numbers: [String] {
        ["\(limits.addressSpace >> 10)", "\(limits.file >> 9)", "\(limits.seconds)", "\(processes)"]
    }

    /// The limit on processes, which in a Linux box counts only its own; elsewhere, the user's other processes count as
    /// well.
    private var processes: Int {
        if case .bubblewrap = means { limits.processes } else { limits.processes + ProcessTree.countOfAll() }
    }

    // MARK: - Bubblewrap

    /// The system's own folders; those that are links into `/usr` become links in the box.
    private static let system = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"]
    /// The parts of `/etc` that programs read, for libraries and the time zone, and without names or keys.
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
        // A pipe accepts writes even if it is mounted as read-only.
        for path in readable + reports { words += ["--ro-bind", path, path] }
        for path in writable { words += ["--bind", path, path] }
        // Everything else is in memory without its own limit.
        words += ["--remount-ro", "/dev", "--remount-ro", "/"]
        return words + ["--chdir", folder.path]
    }

    // MARK: - macOS

    /// The rules for `sandbox-exec`, of which later ones override earlier ones.
    ///
    /// Temporary files can't be kept in memory here, so their folders can be written.
    private var profile: String {
        let seen =
            ["/usr", "/bin", "/sbin", "/System", "/Library/Developer", "/Applications", "/dev", "/private/var/db"]
            + readable
        let written = ["/private/tmp", "/private/var/folders"] + writable
        // A rule without a path would apply to every file.
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
