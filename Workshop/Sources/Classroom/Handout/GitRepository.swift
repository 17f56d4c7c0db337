import Foundation
import Processes

/// A git repository that the program `git` works on.
struct GitRepository {
    let folder: URL
    private let git: Git

    /// - Throws: `HandoutError.noGit` if there is no `git` on the PATH.
    init(at folder: URL, environment: [String: String]) throws(HandoutError) {
        guard let git = Git(in: folder, environment: environment) else { throw .noGit(path: environment["PATH"] ?? "") }
        (self.folder, self.git) = (folder, git)
    }

    /// Creates the repository and commits everything in the folder.
    func begin(message: String) throws(HandoutError) {
        try run(["init", "--quiet", "--initial-branch=main"])
        try commit(message: message)
    }

    /// Commits everything in the folder, if anything changed.
    func commit(message: String) throws(HandoutError) {
        try run(["add", "--all"])
        if try changedFiles().isEmpty { return }
        // Handing out works without a name in git's settings, and leaves the teacher's hooks and signatures alone.
        let identity = ["-c", "user.name=Architecture workbook", "-c", "user.email=workbook@localhost"]
        try run(identity + ["-c", "commit.gpgSign=false", "commit", "--quiet", "--no-verify", "--message", message])
    }

    /// The files that differ from the last commit or were never committed.
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
