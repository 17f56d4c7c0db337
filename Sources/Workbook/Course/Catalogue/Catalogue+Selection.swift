extension Catalogue {
    /// Returns the exercises in a list of numbers and ranges, `01-06,12a`, in the order of the course; a lesson's
    /// number means all of its exercises.
    ///
    /// - Throws: `CatalogueError.noExercise` for an unknown number, and for a range that ends before it begins.
    package func exercises(listed text: String) throws(CatalogueError) -> [Exercise] {
        var chosen: Set<ExerciseNumber> = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
            guard let first = ends.first, let last = ends.last, ends.count <= 2 else {
                throw .noExercise(String(part), known: exercises.map(\.label))
            }
            let (from, to) = (try numbers(first)[0], try numbers(last))
            guard let end = to.last, from <= end else { throw .noExercise(String(part), known: exercises.map(\.label)) }
            chosen.formUnion(exercises.map(\.number).filter { from <= $0 && $0 <= end })
        }
        return exercises.filter { chosen.contains($0.number) }
    }

    /// Returns the number of the exercise, or those of the lesson's exercises; never empty.
    private func numbers(_ typed: String) throws(CatalogueError) -> [ExerciseNumber] {
        let ofLesson = exercises.map(\.number).filter { $0.lesson == Label.number(typed) }
        return ofLesson.isEmpty ? [try exercise(typed).number] : ofLesson
    }
}
