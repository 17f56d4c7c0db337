import Foundation
import Processes

/// A git repository that is worked with by the program `git`.
struct GitRepository {
    let folder: URL
    private let git: Git

    /// - Throws: `HandoutError.noGit` where there is no such program on the PATH.
    init(at folder: URL, environment: [String: String]) throws(HandoutError) {
        guard let git = Git(in: folder, environment: environment) else { throw .noGit(path: environment["PATH"] ?? "") }
        (self.folder, self.git) = (folder, git)
    }

    /// Begins a repository with everything that lies there.
    func begin(message: String) throws(HandoutError) {
        try run(["init", "--quiet", "--initial-branch=main"])
        try commit(message: message)
    }

    /// Commits everything that lies there, where anything changed.
    func commit(message: String) throws(HandoutError) {
        try run(["add", "--all"])
        if try changedFiles().isEmpty { return }
        // Somebody without a name in git's settings can hand out, too; hooks and signatures are the teacher's own.
        let identity = ["-c", "user.name=Architecture workbook", "-c", "user.email=workbook@localhost"]
        try run(identity + ["-c", "commit.gpgSign=false", "commit", "--quiet", "--no-verify", "--message", message])
    }

    /// Files that differ from the last commit, or that nobody committed.
    func changedFiles() throws(HandoutError) -> [String] {
        try run(["status", "--porcelain"]).split(separator: "\n").map { String($0.dropFirst(3)) }
    }

    @discardableResult
    private func run(_ arguments: [String]) throws(HandoutError) -> String {
        let child: ChildProcess
        do throws(ProcessError) {
            child = try git.run(arguments)
        } catch {
            throw .process(error)
        }
        if child.hasSucceeded { return child.output.text }
        throw .git(command: "git \(arguments.joined(separator: " "))", words: child.output.text + child.errors.text)
    }
}
