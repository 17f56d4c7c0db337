import Scaffolding

/// What a UseCase answers: an event of the screen, or a job that another screen asks for; each has outputs of its own.
struct Occasions {
    struct Occasion {
        /// Behind `event`, and in front of its outputs: `ViewReady`, `DeleteAll`.
        let name: String
        /// Nil where nobody on this screen says it.
        let event: EventReader.Event?
        /// What it has the UseCase do.
        let jobs: [JobReader.Job]
    }

    let graph: CallGraph
    let all: [Occasion]

    init(_ events: [EventReader.Event], _ jobs: [JobReader.Job], _ graph: CallGraph) {
        self.graph = graph
        let ofScreen = events.map { event in
            let inside = graph.reach(event.part.index)
            let started = jobs.filter { inside.contains($0.part.index) }.uniqueMessages
            return Occasion(name: Self.name(of: event), event: event, jobs: started)
        }
        let known = Set(ofScreen.flatMap(\.jobs).map(\.message.key))
        let others = jobs.uniqueMessages.filter { !known.contains($0.message.key) }.map { job in
            Occasion(name: SwiftWord.typeName(from: job.message.name), event: nil, jobs: [job])
        }
        all = ofScreen + others
    }

    /// `ViewReady` for `UIReady`; what was tapped by its own word.
    static func name(of event: EventReader.Event) -> String {
        event.source == .lifeCycle ? "View" + event.stem.dropFirst("UI".count) : event.stem
    }

    /// Those that lead to a part; what nobody leads to is there once the view is ready.
    func around(_ part: Int) -> [Occasion] {
        let ofScreen = all.filter {
            $0.event.map { graph.reach($0.part.index).contains(part) } ?? false
        }
        if !ofScreen.isEmpty { return ofScreen }
        let ofOthers = all.filter {
            $0.event == nil && graph.reach($0.jobs[0].part.index).contains(part)
        }
        return ofOthers.isEmpty ? [ready] : ofOthers
    }

    private var ready: Occasion {
        all.first { $0.name == "ViewReady" } ?? Occasion(name: "ViewReady", event: nil, jobs: [])
    }

    /// Those that have a job done.
    func starting(_ job: Message) -> [Occasion] {
        all.filter { $0.jobs.contains { $0.message == job } }
    }

    /// The job of an occasion inside of which a part is, or else its first.
    func job(of occasion: Occasion, around part: Int?) -> JobReader.Job? {
        occasion.jobs.first { job in part.map(graph.reach(job.part.index).contains) ?? false }
            ?? occasion.jobs.first
    }
}
