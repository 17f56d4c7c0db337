import Changes
import Checking
import Course

/// What can be proven: an exercise, a lesson whose suites are proven by mutants, the journeys on a lesson's app, or the
/// changes that are made on a rung.
enum VerifySubject: Sendable {
    /// An exercise: its starter, its solution, its mutants and its alternatives.
    case exercise(Exercise)
    /// A lesson whose suites have mutants to catch.
    case lesson(Lesson)
    /// The journeys, on the mutants of that lesson's app.
    case journeys(Lesson)
    /// The changes of lesson 18's experiment, on that rung.
    case changes(ChangeableRung)

    /// Every exercise, every lesson that has mutants, and the journeys on every app that has some for them.
    ///
    /// The lessons come first: they have the most mutants, and nobody is to wait for one of them alone at the end.
    static func all(in catalogue: Catalogue) -> [VerifySubject] {
        lessons(in: catalogue).map(VerifySubject.lesson) + journeys(in: catalogue).map(VerifySubject.journeys)
            + ChangeableRung.all(in: catalogue).map(VerifySubject.changes)
            + catalogue.exercises.map(VerifySubject.exercise)
    }

    /// The exercise, the lesson and the app with that number, as far as they can be proven; `journeys` is all apps,
    /// `changes` all rungs on which changes are made, and `changes-13` that one.
    ///
    /// - Throws: why there is neither.
    static func numbered(_ typed: String, in catalogue: Catalogue) throws(CatalogueError) -> [VerifySubject] {
        if typed == "journeys" { return journeys(in: catalogue).map(VerifySubject.journeys) }
        if typed.hasPrefix("changes") {
            let rungs = ChangeableRung.all(in: catalogue).filter {
                typed == "changes" || typed == "changes-\($0.lesson.label)"
            }
            if !rungs.isEmpty { return rungs.map(VerifySubject.changes) }
        }
        let number = Label.number(typed)
        let lessons =
            lessons(in: catalogue).filter { $0.number == number }.map(VerifySubject.lesson)
            + journeys(in: catalogue).filter { $0.number == number }.map(VerifySubject.journeys)
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

    private static func journeys(in catalogue: Catalogue) -> [Lesson] {
        catalogue.lessons.filter { lesson in
            (try? catalogue.text(of: JourneyProof.mutants(of: lesson))) != nil
        }
    }
}
