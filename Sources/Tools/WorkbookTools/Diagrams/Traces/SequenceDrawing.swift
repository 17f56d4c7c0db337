import Playing
import Spies
import Typesetting

/// Lays out a conversation as a sequence diagram: a lane per actor, a row per message, and a band across for each step.
struct SequenceDrawing {
    private static let margin = 12.0
    private static let leastWidth = 800.0
    private static let code = Lettering(.code, size: 11)
    /// The smallest one is the limit of legibility at 800 pixels; if it can't fit all lanes, the paper gets wider.
    private static let roles = [11, 10.5, 10].map { Lettering(.plain, size: $0) }
    private static let heading = Lettering(.bold, size: 12)
    private static let note = Lettering(.plain, size: 11)

    private let trace: Trace
    private let lanes: [Participant]
    private let role: Lettering
    private let laneWidth: Double
    private var y = Self.margin
    private var marks: [Mark] = []

    private init(_ trace: Trace) {
        self.trace = trace
        lanes = trace.participants
        let space = (Self.leastWidth - 2 * Self.margin) / Double(max(lanes.count, 1))
        let need = { [lanes] (lettering: Lettering) in (lanes.map { lettering.width(of: $0.role) }.max() ?? 0) + 9 }
        role = Self.roles.first { need($0) <= space } ?? Self.roles[Self.roles.count - 1]
        laneWidth = max(space, need(role))
    }

    /// Returns the conversation as a picture.
    static func drawing(of trace: Trace) -> Drawing {
        var layout = SequenceDrawing(trace)
        layout.addTitle()
        layout.addHeads()
        let top = layout.y
        for step in trace.steps { layout.add(step) }
        layout.y += 8
        let lifelines = layout.lifelines(from: top, to: layout.y)
        layout.addHeads()
        layout.addLegend()
        return Drawing(
            title: "\(trace.journey) on rung \(trace.rung)", description: description(of: trace), width: layout.width,
            height: layout.y + margin, marks: lifelines + layout.marks)
    }

    private static func description(of trace: Trace) -> String {
        let count = trace.messages.count
        let steps = trace.steps.map { step in
            let said = step.messages.map { "\($0.speaker) tells \($0.receiver): \($0.call)." }
            return ([step.heading + "."] + (said.isEmpty ? ["Nothing is said."] : said)).joined(separator: " ")
        }
        return "A sequence diagram of \(count) messages between \(trace.participants.count) actors: "
            + ([trace.sentence + "."] + steps).joined(separator: " ")
    }

    // MARK: - Places

    private var width: Double { laneWidth * Double(max(lanes.count, 1)) + 2 * Self.margin }

    private func x(of name: String) -> Double {
        let index = lanes.firstIndex { $0.name == name } ?? 0
        return Self.margin + laneWidth * (Double(index) + 0.5)
    }

    private func module(of name: String) -> String? { lanes.first { $0.name == name }?.module }

    // MARK: - Parts

    private mutating func addTitle() {
        for line in Self.heading.lines(of: "\(trace.journey): \(trace.sentence)", within: width - 2 * Self.margin) {
            y += Self.heading.lineHeight
            marks.append(.text(line, Point(Self.margin, y - 4), Self.heading))
        }
        y += 8
    }

    /// Adds the modules' names, each over a box for each of its actors.
    private mutating func addHeads() {
        var index = 0
        while index < lanes.count {
            let module = lanes[index].module
            let count = lanes[index...].prefix { $0.module == module }.count
            let left = Self.margin + laneWidth * Double(index)
            let area = Box(left + 1.5, y, laneWidth * Double(count) - 3, 52)
            let name = Self.heading.cut(module, to: area.width - 8)
            var group: [Mark] = [
                .rectangle(area, .band), .text(name, Point(area.midX, y + 17), Self.heading, .text, .middle),
            ]
            for lane in index..<index + count {
                let box = Box(Self.margin + laneWidth * Double(lane) + 3.5, y + 25, laneWidth - 7, 23)
                let place = Point(box.midX, box.y + 15.5)
                group += [
                    .rectangle(box, .panel), .frame(box, .rule),
                    .text(lanes[lane].role, place, role, .text, .middle),
                ]
            }
            marks.append(.group(title: module, group))
            index += count
        }
        y += 52
    }

    private func lifelines(from top: Double, to bottom: Double) -> [Mark] {
        lanes.map { .line([Point(x(of: $0.name), top), Point(x(of: $0.name), bottom)], .rule) }
    }

    private mutating func add(_ step: TraceStep) {
        y += 10
        let lines = Self.heading.lines(of: step.heading, within: width - 2 * Self.margin - 20)
        let band = Box(Self.margin, y, width - 2 * Self.margin, Double(lines.count) * Self.heading.lineHeight + 8)
        marks.append(.rectangle(band, .band))
        for (index, line) in lines.enumerated() {
            let baseline = y + Double(index + 1) * Self.heading.lineHeight
            marks.append(.text(line, Point(band.x + 10, baseline), Self.heading))
        }
        y = band.maxY
        for message in step.messages { add(message) }
    }

    /// Adds the call over its arrow, on a background that interrupts the lifelines behind the letters.
    private mutating func add(_ message: Message) {
        y += 6
        let (start, end) = (x(of: message.speaker), x(of: message.receiver))
        let lines = Self.code.lines(of: message.call, within: width - 2 * Self.margin - 8, limit: 2)
        let room = (lines.map { Self.code.width(of: $0) }.max() ?? 0) + 8
        let left = min(max((start + end) / 2 - room / 2, Self.margin), width - Self.margin - room)
        let height = Double(lines.count) * Self.code.lineHeight
        var group: [Mark] = [.rectangle(Box(left, y, room, height + 1), .paper, corner: 2)]
        for (index, line) in lines.enumerated() {
            let baseline = y + Double(index + 1) * Self.code.lineHeight - 4
            group.append(.text(line, Point(left + room / 2, baseline), Self.code, .text, .middle))
        }
        y += height + 7
        let crosses = module(of: message.speaker) != module(of: message.receiver)
        group.append(.line([Point(start, y), Point(end, y)], crosses ? .second : .accent, hasHead: true))
        marks.append(.group(title: "\(message.speaker) to \(message.receiver): \(message.call)", group))
        y += 5
    }

    private mutating func addLegend() {
        let inside = "within a module"
        let across = "from one module to another"
        y += 20
        var left = Self.margin
        for (text, ink) in [(inside, Ink.accent), (across, .second)] {
            marks.append(.line([Point(left, y - 4), Point(left + 28, y - 4)], ink, hasHead: true))
            marks.append(.text(text, Point(left + 34, y), Self.note, .faint))
            left += 34 + Self.note.width(of: text) + 24
        }
    }
}
