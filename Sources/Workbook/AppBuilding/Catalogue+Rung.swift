import Course
import Playing

extension Catalogue {
    /// Lets a lesson pass that has an app to play.
    ///
    /// - Throws: `PlayError` for a lesson that has none.
    package func requirePlayable(_ lesson: Lesson) throws(PlayError) {
        if lesson.isPlayable { return }
        try requireSources(of: lesson)
        throw .notPlayable(lesson: lesson.label, playable: lessons.filter(\.isPlayable).map(\.label))
    }

    /// Lets a lesson pass unless it is one that has no app on purpose.
    ///
    /// - Throws: `PlayError.aboutAnother`.
    package func requireSources(of lesson: Lesson) throws(PlayError) {
        if let subject = lesson.subject {
            throw .aboutAnother(lesson: lesson.label, subject: Label.two(subject))
        }
    }
}
