import Processes

/// The reasons why `lint` could not do its work.
enum LintError: Error, Equatable, CustomStringConvertible {
    /// The file has no baseline in it yet.
    case noBaseline(file: String)
    /// The baseline belongs to another architecture.
    case otherArchitecture(file: String, its: String, asked: String)
    /// The baseline can't be written.
    case unwritable(file: String, reason: String)
    /// Without git, the changes are unknown.
    case noGit(path: String)
    /// The linted path is in no repository.
    case noRepository(path: String)
    /// Git knows no such commit.
    case noCommit(String)
    /// The folder to leave out isn't below the linted paths, or holds no Swift file.
    case nothingExcluded(String)
    /// Git can't be started.
    case process(ProcessError)

    var description: String {
        switch self {
        case .noBaseline(let file):
            """
            There is no baseline \(file).
              fix: add --update-baseline once, which writes today's findings into it, and commit the file
            """
        case .otherArchitecture(let file, let its, let asked):
            """
            The baseline \(file) is one of \(its), and \(asked) is asked for.
              fix: keep one baseline for each architecture, such as workbook-baseline.\(asked).json
            """
        case .noGit(let path):
            """
            There is no git on your PATH, which is \(path.isEmpty ? "empty" : path)
              why: --changed-since asks it which lines are new
              fix: install git, or leave the option out
            """
        case .noRepository(let path):
            """
            \(path) lies in no git repository, or in one that git does not let you use.
              why: --changed-since asks git which lines are new
              fix: leave the option out, or lint a folder of a checkout; `git -C '\(path)' status` says more
            """
        case .noCommit(let name):
            """
            git knows no commit \(name).
              fix: name a branch, a tag or a commit that is there; in a shallow clone fetch it first: git fetch --unshallow
            """
        case .nothingExcluded(let name):
            """
            No folder \(name) with Swift files is below the linted paths, so nothing can be left out.
              fix: check the spelling; give the folder's name, or its path from the folder in which you are
            """
        case .process(let error): error.description
        case .unwritable(let file, let reason):
            """
            The baseline \(file) can't be written: \(reason)
              fix: check that its folder is there and that you may write to it
            """
        }
    }
}
