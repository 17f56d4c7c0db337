import Journeys

extension Catalogue {
    /// The lesson's app.
    ///
    /// - Throws: `PlayError` for a lesson that has none.
    public func rung(of lesson: Lesson) throws(PlayError) -> Rung {
        if let rung = Rungs.all.first(where: { $0.number == lesson.number }) { return rung }
        try requireApp(of: lesson)
        throw .notPlayable(lesson: lesson.label, playable: lessons.filter(\.isPlayable).map(\.label))
    }

    /// Lets a lesson pass unless it is one that has no app on purpose.
    ///
    /// - Throws: `PlayError.contractsAlone` or `PlayError.aboutAnother`.
    public func requireApp(of lesson: Lesson) throws(PlayError) {
        if let next = Rungs.contractsAlone[lesson.number] {
            throw .contractsAlone(lesson: lesson.label, next: Label.two(next))
        }
        try requireSources(of: lesson)
    }

    /// Lets a lesson pass unless it is about the code of another one.
    ///
    /// - Throws: `PlayError.aboutAnother`.
    public func requireSources(of lesson: Lesson) throws(PlayError) {
        if let subject = Rungs.subjects[lesson.number] {
            throw .aboutAnother(lesson: lesson.label, subject: Label.two(subject))
        }
    }
}
