import Course
import Playing

extension Catalogue {
    /// Checks that a lesson has an app to play.
    ///
    /// - Throws: `PlayError` for a lesson without an app.
    package func requirePlayable(_ lesson: Lesson) throws(PlayError) {
        if lesson.isPlayable { return }
        try requireSources(of: lesson)
        throw .notPlayable(lesson: lesson.label, playable: lessons.filter(\.isPlayable).map(\.label))
    }

    /// Checks that a lesson isn't about another lesson's suites, without its own code.
    ///
    /// - Throws: `PlayError.aboutAnother`.
    package func requireSources(of lesson: Lesson) throws(PlayError) {
        if let subject = lesson.subject {
            throw .aboutAnother(lesson: lesson.label, subject: Label.two(subject))
        }
    }
}
