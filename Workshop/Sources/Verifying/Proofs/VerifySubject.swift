import Changes
import Checking
import Course

/// A subject of a proof: an exercise, a lesson whose suites have mutants, the journeys on a lesson's app, or the
/// changes of a rung.
enum VerifySubject: Sendable {
    /// An exercise: its starter, its solution, its mutants and its alternatives.
    case exercise(Exercise)
    /// A lesson whose suites are proven by mutants.
    case lesson(Lesson)
    /// The journeys, on the mutants of this lesson's app.
    case journeys(Lesson)
    /// The changes of lesson 18's experiment, on this rung.
    case changes(ChangeableRung)

    /// Returns every exercise, every lesson that has mutants, the journeys of every app that has mutants for them, and
    /// all changes.
    ///
    /// The lessons come first, since they have the most mutants: at the end, one of them would keep everything waiting.
    static func all(in catalogue: Catalogue) -> [VerifySubject] {
        lessons(in: catalogue).map(VerifySubject.lesson) + journeys(in: catalogue).map(VerifySubject.journeys)
            + ChangeableRung.all(in: catalogue).map(VerifySubject.changes)
            + catalogue.exercises.map(VerifySubject.exercise)
    }

    /// Returns the exercise, the lesson and the app with this number, as far as they can be proven.
    ///
    /// `journeys` means all apps, `changes` all rungs with changes, and `changes-13` one of them.
    ///
    /// - Throws: the reason if there is nothing with that number.
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
