import Processes

/// The reason why there is no handout.
enum HandoutError: Error, Equatable, CustomStringConvertible {
    /// The folder holds something else already.
    case occupied(folder: String)
    /// The folder is inside the checkout that the handout is made from.
    case inCheckout(folder: String)
    /// The older handout has changes that aren't committed.
    case edited(folder: String, files: [String])
    /// Files that marks depend on were changed in the handout.
    case changed(files: [String])
    /// The place for the autograder archive holds something else already.
    case noAutograder(file: String)
    /// The record of an older handout can't be read.
    case brokenRecord(file: String, reason: String)
    /// A file of the checkout can't be used as it is.
    case unfit(file: String, reason: String, fix: String)
    /// A file or folder of the handout can't be written.
    case unwritable(path: String, reason: String)
    /// Exercises of one copy show each other's answers; the reason and the ways out are in the refusal.
    case shown(ShownRefusal)
    /// There is no handout yet to which exercises could be added.
    case noHandout(folder: String)
    /// What exercises show of each other can't be found out.
    case uncompared(reason: String)
    /// There is no `git` on the PATH.
    case noGit(path: String)
    /// A git command failed.
    case git(command: String, words: String)
    /// git couldn't be started.
    case process(ProcessError)

    /// The reason in words, whether anything was changed, and how to fix it.
    var description: String {
        switch self {
        case .occupied(let folder):
            """
            \(folder): there is something already, and it is no handout. Nothing was changed.
              fix: name a new folder, or an empty one
            """
        case .inCheckout(let folder):
            """
            \(folder): lies in this checkout. Nothing was changed.
              why: the build of one package would find the other
              fix: name a folder beside it, such as ../handout
            """
        case .edited(let folder, let files):
            """
            \(folder): nobody committed what was changed there: \(Self.list(files)). Nothing was changed.
              why: a new handout may replace these files, and git keeps only what was committed
              fix: cd '\(folder)', and type `git add -A && git commit`, or `git stash -u` to lay it aside
            """
        case .changed(let files):
            """
            Not as it was handed out: \(Self.list(files)). Nothing was graded.
              why: marks come of the suites and sources that the teacher gave; only files that an exercise lets you edit \
            may differ
              fix: bring it back: `git log --oneline -- '\(files.first ?? "")'` names the commits that changed it, and \
            `git checkout COMMIT -- '\(files.first ?? "")'` takes it from one of them
            """
        case .noAutograder(let file):
            """
            \(file): there is something already, and it is no autograder archive of the workbook. Nothing was changed.
              fix: name a new file, such as autograder.zip
            """
        case .brokenRecord(let file, let reason):
            """
            \(file): can't be read: \(reason). Nothing was changed.
              why: it says which files of that folder were handed out
              fix: bring it back: git checkout -- '\(file)'; or name a new folder
            """
        case .unfit(let file, let reason, let fix):
            """
            \(file): \(reason). Nothing was changed.
              fix: \(fix)
            """
        case .unwritable(let path, let reason):
            """
            \(path): can't be written: \(reason)
              fix: make room there, or name another folder
            """
        case .shown(let refusal): refusal.description
        case .noHandout(let folder):
            """
            \(folder): there is no handout yet, so nothing can be added to it. Nothing was changed.
              fix: hand out the first exercises with --exercises, or name the folder of a handout
            """
        case .uncompared(let reason):
            """
            Whether these exercises show each other's answers can't be found out. Nothing was changed.
              why: \(reason.replacing("\n", with: "\n       "))
              fix: do what is said there, or hand them out without knowing, with --anyway
            """
        case .noGit(let path):
            """
            There is no git on your PATH, which is \(path.isEmpty ? "empty" : path). Nothing was changed.
              why: a handout is a git repository, in which students see what they changed
              fix: install git, or add its folder to PATH
            """
        case .git(let command, let words):
            """
            \(command): did not succeed. Its last words:
            \(words.split(separator: "\n").suffix(5).map { "  " + $0 }.joined(separator: "\n"))
            """
        case .process(let error): error.description
        }
    }

    /// The first files, and the number of the others.
    private static func list(_ files: [String]) -> String {
        files.prefix(5).joined(separator: ", ") + (files.count > 5 ? ", and \(files.count - 5) more" : "")
    }
}
