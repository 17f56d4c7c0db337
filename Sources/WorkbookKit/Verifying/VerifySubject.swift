/// What can be proven: an exercise, or a lesson whose suites are proven by mutants.
public enum VerifySubject: Sendable {
    case exercise(Exercise)
    case lesson(Lesson)

    /// Every exercise, and every lesson that has mutants.
    ///
    /// The lessons come first: they have the most mutants, and nobody is to wait for one of them alone at the end.
    public static func all(in catalogue: Catalogue) -> [VerifySubject] {
        lessons(in: catalogue).map(VerifySubject.lesson) + catalogue.exercises.map(VerifySubject.exercise)
    }

    /// The exercise and the lesson with that number, as far as they can be proven.
    ///
    /// - Throws: why there is neither.
    public static func numbered(_ typed: String, in catalogue: Catalogue) throws(CatalogueError) -> [VerifySubject] {
        let lessons = lessons(in: catalogue).filter { $0.number == Label.number(typed) }.map(VerifySubject.lesson)
        do throws(CatalogueError) {
            return [.exercise(try catalogue.exercise(typed))] + lessons
        } catch .noExercise where !lessons.isEmpty {
            return lessons
        }
    }

    private static func lessons(in catalogue: Catalogue) -> [Lesson] {
        catalogue.lessons.filter { lesson in
            (try? catalogue.text(of: LessonProof.mutants(of: lesson))) != nil
        }
    }
}
