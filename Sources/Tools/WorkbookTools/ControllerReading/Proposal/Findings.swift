/// The collected results of a proposal's readers.
struct Findings {
    private(set) var messages: [ProposedMessage] = []
    private(set) var placed: [PlacedMessage] = []
    private(set) var questions: [OpenQuestion] = []
    /// The field of the display model that replaces lines of a cell.
    var fields: [(part: Int, lines: ClosedRange<Int>, name: String)] = []
    var models: [ProposedModel] = []

    /// Adds a message for lines of a part; a known message only gets another place.
    mutating func add(_ message: ProposedMessage, part: ControllerPart, lines: ClosedRange<Int>, begins: Bool? = nil) {
        var message = message
        if let known = messages.first(where: { $0.role == message.role && $0.key == message.key }) {
            message = known
        } else {
            messages.append(message)
        }
        placed.append(PlacedMessage(message: message, part: part.index, lines: lines, begins: begins))
    }

    /// Translates everything into other words.
    /// - Parameter words: The replacement of a message at its place or, without a place, in the contract.
    mutating func retell(_ words: (ProposedMessage, PlacedMessage?) -> [ProposedMessage]) {
        let (read, places) = (messages, placed)
        messages = []
        placed = []
        for message in read.flatMap({ words($0, nil) }) { add(message) }
        for place in places {
            for message in words(place.message, place) {
                add(message)
                placed.append(
                    PlacedMessage(message: message, part: place.part, lines: place.lines, begins: place.begins))
            }
        }
    }

    /// Adds a message that has no lines of its own.
    mutating func add(_ message: ProposedMessage) {
        if !messages.contains(where: { $0.role == message.role && $0.key == message.key }) { messages.append(message) }
    }

    mutating func ask(_ part: ControllerPart, line: Int, _ text: String) {
        if questions.contains(where: { $0.part == part.index && $0.text == text }) { return }
        questions.append(OpenQuestion(part: part.index, line: line, text: text))
    }

    func messages(_ role: ProposedMessage.Role) -> [ProposedMessage] { messages.filter { $0.role == role } }
}
