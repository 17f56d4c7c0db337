extension Drawing {
    /// All texts with the most room that each can take, so that a test can compare them with the boxes and each other.
    package var texts: [(text: String, box: Box)] { Self.texts(in: marks) }

    private static func texts(in marks: [Mark]) -> [(text: String, box: Box)] {
        marks.flatMap { mark -> [(text: String, box: Box)] in
            switch mark {
            case .text(let text, let place, let lettering, _, let anchor):
                let width = lettering.width(of: text)
                let share = anchor == .start ? 0 : anchor == .middle ? 0.5 : 1
                let box = Box(place.x - width * share, place.y - lettering.size * 0.8, width, lettering.size)
                return [(text, box)]
            case .group(_, let marks):
                return texts(in: marks)
            case .rectangle, .frame, .line:
                return []
            }
        }
    }
}
