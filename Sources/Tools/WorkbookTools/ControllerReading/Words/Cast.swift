/// The actor that a line of a controller belongs to; each architecture has its own name for it.
enum Actor {
    /// Draws, and receives taps and typing.
    case view
    /// Decides what the screen shows and what follows.
    case presenter
    /// Does what the screen is for.
    case interactor
    /// Gets and stores the data; in VIPER-S, the Worker does this as well as the interactor's work.
    case data
    /// Leads to other screens, and builds the module.
    case router
}

/// An architecture's names for its actors, and the protocols between them.
struct Cast {
    /// A role's protocol and the names around it.
    struct Part {
        /// The ending behind the module's name: `_DisplayUI`, `ViewProtocol`.
        let ending: String
        /// The caller's property for the type that plays the role: `ui?`, `view?`.
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

    /// The actor that a kind of line belongs to.
    func actor(for kind: ConcernUse.Kind) -> Actor {
        switch kind {
        case .networking, .storage, .service: .data
        case .news: .interactor
        case .formatting, .state, .telemetry: .presenter
        // In VIPER-S, the Director decides; elsewhere, rules belong to the interactor or UseCase.
        case .businessRule: architecture == .viperS ? .presenter : .interactor
        case .navigation: .router
        case .view: .view
        }
    }

    /// The type that puts the module together, and its method.
    private var maker: (type: String, method: String) {
        architecture == .cleanViper ? ("Connector", "makeViewController") : (name(.router), "makeModule")
    }

    /// The assembling type and method, for a sentence: `` Navigator's `makeModule` ``.
    var assembly: String { "\(maker.type)'s `\(maker.method)`" }

    /// The call behind the module's name: `Navigator.makeModule`.
    var assemblyCall: String { "\(maker.type).\(maker.method)" }

    /// Whether a role is a protocol: in Clean VIPER, only outputs and ways are.
    func hasProtocol(_ role: ProposedMessage.Role) -> Bool {
        architecture != .cleanViper || role != .event && role != .job
    }

    /// The ending of the protocol for the data, behind the module's name.
    var store: String { architecture == .cleanViper ? "EntityGateway" : "Store" }

    /// The name of a job in the store's protocol: in VIPER-S, the same as in the contract.
    func storeName(of job: ProposedMessage) -> String {
        guard architecture != .viperS, WordParts.words(job.name).first == "Fetch" else { return job.name }
        return "load" + job.name.dropFirst("fetch".count)
    }

    /// A job as the worksheet names it: in Clean VIPER, with the gateway's name, because a UseCase receives events.
    func named(_ job: ProposedMessage) -> ProposedMessage {
        guard architecture == .cleanViper else { return job }
        return ProposedMessage(role: .job, name: storeName(of: job), parameters: job.parameters, comment: job.comment)
    }

    /// The ending of the protocol for the delegate that receives a screen's news.
    var delegate: String { architecture == .viperS ? "_Delegate" : "Delegate" }

    func part(_ role: ProposedMessage.Role) -> Part {
        switch architecture {
        case .viperS: Self.viperS(role)
        case .viper: Self.viper(role)
        case .cleanViper: Self.cleanViper(role)
        }
    }
}
