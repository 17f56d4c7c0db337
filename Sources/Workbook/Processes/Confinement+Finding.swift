import Foundation

extension Confinement.Means {
    /// Returns this machine's means of putting programs into a box, after trying it with a program that does nothing.
    ///
    /// - Throws: `ProcessError.noBox` if there is none, or if the system doesn't allow it.
    package static func find(environment: [String: String]) throws(ProcessError) -> Confinement.Means {
        let path = environment["PATH"] ?? ""
        #if os(macOS)
        guard let program = Program.find("sandbox-exec", along: path + ":/usr/bin") else {
            throw .noBox(reason: "there is no sandbox-exec on the PATH", fix: "add /usr/bin to PATH")
        }
        let means = Confinement.Means.sandboxExec(program)
        #else
        guard let program = Program.find("bwrap", along: path) else {
            throw .noBox(
                reason: "there is no bwrap on the PATH",
                fix: "install it: apt-get install bubblewrap, dnf install bubblewrap or apk add bubblewrap")
        }
        let means = Confinement.Means.bubblewrap(program)
        #endif
        let root = URL(fileURLWithPath: "/")
        let (launcher, words) = Confinement(means).command(URL(fileURLWithPath: "/usr/bin/true"), [], in: root)
        let child = try ChildProcess(launcher, words, environment: Confinement.environment, in: root)
        if !child.hasEnded(within: 10) { child.kill() }
        guard child.hasSucceeded else {
            throw .noBox(
                reason: "\(launcher.path) does not get one: "
                    + (child.errors.text.split(separator: "\n").last.map(String.init) ?? "it said nothing"),
                fix: "allow user namespaces: sysctl kernel.unprivileged_userns_clone=1, or "
                    + "kernel.apparmor_restrict_unprivileged_userns=0 on Ubuntu; in a container, start it with "
                    + "--security-opt seccomp=unconfined --security-opt systempaths=unconfined")
        }
        return means
    }
}
