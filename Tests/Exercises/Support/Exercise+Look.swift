extension Exercise {
    /// Returns what a finding says under "look": each place once, the likeliest first, then what to look for there.
    /// - Parameter lesson: the lesson that the finding points to, if it isn't the exercise's own.
    public func look(at places: [String] = [], for question: String, lesson: String? = nil) -> String {
        let each = places.reduce(into: [String]()) { each, place in
            if !each.contains(place) { each.append(place) }
        }
        return (each + ["\(question)   (lesson \(lesson ?? self.lesson))"]).joined(separator: "\n      ")
    }

    /// The same for whole files of the answer, as paths below `Sources` without their ending: `Shelf/Book`.
    public func look(in files: [String], for question: String, lesson: String? = nil) -> String {
        look(at: files.map { path("Sources/\($0).swift") }, for: question, lesson: lesson)
    }

    /// The same for one file.
    public func look(in file: String, for question: String, lesson: String? = nil) -> String {
        look(in: [file], for: question, lesson: lesson)
    }
}
