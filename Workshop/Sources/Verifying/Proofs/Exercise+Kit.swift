import Checking
import Course
import SourceModel

extension Exercise {
    /// Returns the paths of the shared files that the exercise's suites use, from the checkout's root.
    ///
    /// If the sources can't be read, that is the whole folder.
    func kit(in checkout: Checkout) -> [String] {
        let suite = checkout.url("Tests/Exercises/" + folder)
        guard let kit = try? SharedKit(in: checkout),
            let files = try? Sources(at: suite, relativeTo: checkout.root).files
        else { return [SharedKit.folder] }
        return kit.paths(of: Set(files.flatMap(\.references).map(\.name)))
    }
}
