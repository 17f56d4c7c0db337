extension Catalogue {
    /// The exercises of a list of numbers and ranges, `01-06,12`, in the order of the course.
    ///
    /// - Throws: `CatalogueError.noExercise` for a number that is none, and for a range that ends before it begins.
    public func exercises(listed text: String) throws(CatalogueError) -> [Exercise] {
        var chosen: Set<Int> = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
            guard let first = ends.first, let last = ends.last, ends.count <= 2 else {
                throw .noExercise(String(part), known: exercises.map(\.label))
            }
            let (from, to) = (try exercise(first).number, try exercise(last).number)
            guard from <= to else { throw .noExercise(String(part), known: exercises.map(\.label)) }
            chosen.formUnion(from...to)
        }
        return exercises.filter { chosen.contains($0.number) }
    }
}
