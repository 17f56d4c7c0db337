/// Who a line of a controller belongs to; each architecture has its own name for it.
enum Actor {
    /// Draws, and hears what a finger does.
    case view
    /// Decides what is shown, and what follows.
    case presenter
    /// Does what the screen is for.
    case interactor
    /// Gets at what is kept; in VIPER-S the Worker, who does both.
    case data
    /// Leads away, and builds.
    case router
}

/// What an architecture calls its actors, and the protocols between them.
struct Cast {
    /// A role as its protocol has it.
    struct Part {
        /// Behind the module's name: `_DisplayUI`, `ViewProtocol`.
        let ending: String
        /// What the presenter calls who plays it: `ui?`, `view?`.
        let receiver: String
        let spy: String
        let comment: String
    }

    let architecture: ScaffoldArchitecture

    init(_ architecture: ScaffoldArchitecture) { self.architecture = architecture }

    /// `Director`, `Presenter`.
    func name(_ actor: Actor) -> String {
        switch (architecture, actor) {
        case (.viperS, .view): "Scene"
        case (.viperS, .presenter): "Director"
        case (.viperS, .interactor), (.viperS, .data): "Worker"
        case (.viperS, .router): "Navigator"
        case (.viper, .view): "View"
        case (.viper, .interactor): "Interactor"
        case (.viper, .data): "LocalDataManager"
        case (.viper, .router): "WireFrame"
        case (.cleanViper, .view): "ViewController"
        case (.cleanViper, .interactor): "UseCase"
        case (.cleanViper, .data): "EntityGateway"
        case (.cleanViper, .router): "Router"
        case (_, .presenter): "Presenter"
        }
    }

    /// Whose work a kind of line is.
    func actor(for kind: ConcernUse.Kind) -> Actor {
        switch kind {
        case .networking, .storage, .service: .data
        case .news: .interactor
        case .formatting, .state, .telemetry: .presenter
        // A Director decides; elsewhere rules are the use case's.
        case .businessRule: architecture == .viperS ? .presenter : .interactor
        case .navigation: .router
        case .view: .view
        }
    }

    /// The type that puts the module together, and its method.
    private var maker: (type: String, method: String) {
        architecture == .cleanViper ? ("Connector", "makeViewController") : (name(.router), "makeModule")
    }

    /// In a sentence: `` Navigator's `makeModule` ``.
    var assembly: String { "\(maker.type)'s `\(maker.method)`" }

    /// Behind the module's name: `Navigator.makeModule`.
    var assemblyCall: String { "\(maker.type).\(maker.method)" }

    /// Whether a role is a protocol: in Clean VIPER only what points outward is one.
    func hasProtocol(_ role: ProposedMessage.Role) -> Bool {
        architecture != .cleanViper || role != .event && role != .job
    }

    /// What the protocol is called, behind the module's name, to which a type of theirs keeps.
    var store: String { architecture == .cleanViper ? "EntityGateway" : "Store" }

    /// What a job is called there: in VIPER-S as in the contract.
    func storeName(of job: ProposedMessage) -> String {
        guard architecture != .viperS, WordParts.words(job.name).first == "Fetch" else { return job.name }
        return "load" + job.name.dropFirst("fetch".count)
    }

    /// A job as the worksheet names it: in Clean VIPER as the gateway does, since a UseCase hears events.
    func named(_ job: ProposedMessage) -> ProposedMessage {
        guard architecture == .cleanViper else { return job }
        return ProposedMessage(role: .job, name: storeName(of: job), parameters: job.parameters, comment: job.comment)
    }

    /// What the one is called who hears of a screen's news.
    var delegate: String { architecture == .viperS ? "_Delegate" : "Delegate" }

    func part(_ role: ProposedMessage.Role) -> Part {
        switch architecture {
        case .viperS: Self.viperS(role)
        case .viper: Self.viper(role)
        case .cleanViper: Self.cleanViper(role)
        }
    }
}
