/// The occasions for which a UseCase has outputs: an event of the screen, or a job that another screen asks for.
struct Occasions {
    struct Occasion {
        /// The word behind `event` and in front of its outputs: `ViewReady`, `DeleteAll`.
        let name: String
        /// The events of that name; empty if this screen never sends it.
        var events: [EventReader.Event]
        /// The jobs that it makes the UseCase do.
        var jobs: [JobReader.Job]

        var event: EventReader.Event? { events.first }
    }

    let graph: CallGraph
    let all: [Occasion]

    init(_ events: [EventReader.Event], _ jobs: [JobReader.Job], _ graph: CallGraph) {
        self.graph = graph
        let ofScreen = events.map { event in
            let inside = graph.reach(event.part.index)
            let started = jobs.filter { inside.contains($0.part.index) }.uniqueMessages
            return Occasion(name: Self.name(of: event), events: [event], jobs: started)
        }
        let known = Set(ofScreen.flatMap(\.jobs).map(\.message.key))
        let others = jobs.uniqueMessages.filter { !known.contains($0.message.key) }.map { job in
            Occasion(name: SwiftWord.typeName(from: job.message.name), events: [], jobs: [job])
        }
        // Two buttons with the same name are one event.
        all = (ofScreen + others).reduce(into: []) { found, next in
            guard let known = found.firstIndex(where: { $0.name == next.name }) else { return found.append(next) }
            found[known].events += next.events
            found[known].jobs = (found[known].jobs + next.jobs).uniqueMessages
        }
    }

    /// `ViewReady` for `UIReady`; for a tap, its own word.
    static func name(of event: EventReader.Event) -> String {
        event.source == .lifeCycle ? "View" + event.stem.dropFirst("UI".count) : event.stem
    }

    /// The occasions that lead to a part, or `ViewReady` for a part that none leads to.
    func around(_ part: Int) -> [Occasion] {
        let ofScreen = all.filter { reach(of: $0).contains(part) }
        if !ofScreen.isEmpty { return ofScreen }
        let ofOthers = all.filter { $0.events.isEmpty && graph.reach($0.jobs[0].part.index).contains(part) }
        return ofOthers.isEmpty ? [ready] : ofOthers
    }

    private var ready: Occasion {
        all.first { $0.name == "ViewReady" } ?? Occasion(name: "ViewReady", events: [], jobs: [])
    }

    /// The parts to which an occasion's events lead.
    func reach(of occasion: Occasion) -> Set<Int> {
        Set(occasion.events.flatMap { graph.reach($0.part.index) })
    }

    /// The occasions that start a job.
    func starting(_ job: ProposedMessage) -> [Occasion] {
        all.filter { $0.jobs.contains { $0.message == job } }
    }

    /// The job of an occasion that leads to a part, or else its first.
    func job(of occasion: Occasion, around part: Int?) -> JobReader.Job? {
        occasion.jobs.first { job in part.map(graph.reach(job.part.index).contains) ?? false }
            ?? occasion.jobs.first
    }
}
