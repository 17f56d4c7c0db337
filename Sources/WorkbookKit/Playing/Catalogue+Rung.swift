import Journeys

extension Catalogue {
    /// The lesson's app.
    ///
    /// - Throws: `PlayError.notPlayable` for a lesson that has none.
    public func rung(of lesson: Lesson) throws(PlayError) -> Rung {
        if let rung = Rungs.all.first(where: { $0.number == lesson.number }) { return rung }
        throw .notPlayable(lesson: lesson.label, playable: lessons.filter(\.isPlayable).map(\.label))
    }
}
