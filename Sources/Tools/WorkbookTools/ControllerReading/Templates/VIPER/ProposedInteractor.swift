import Typesetting

/// The interactor and its data manager, which only pass on a store's answers.
struct ProposedInteractor {
    let proposal: Proposal
    let file: ProposedFile
    private var name: String { proposal.name.joined }
    private var store: ProposedStore { ProposedStore(proposal: proposal, file: file) }
    private var bodies: ProposedBodies { ProposedBodies(proposal: proposal) }

    var text: String {
        file.text {
            Code.parts(
                actor,
                bodies.extend(
                    "\(name)Interactor", with: "\(name)InteractorInputProtocol", mark: "From the presenter",
                    store.jobs.map { store.passOn($0, to: "localDatamanager?") }))
        }
    }

    private var actor: [String] {
        Code.lines {
            "/// Does what \(name) is for, and reports to its presenter."
            "@MainActor"
            "final class \(name)Interactor {"
            "    weak var presenter: (any \(name)InteractorOutputProtocol)?"
            "    var localDatamanager: (any \(name)LocalDataManagerInputProtocol)?"
            "}"
        }
    }

    // MARK: - Data manager

    /// The interactor's requests to its data manager.
    var edge: [String] {
        ProposedRoles(proposal: proposal).role(
            "LocalDataManagerInputProtocol", "What the interactor asks of its data manager. The answer comes once.",
            store.jobs.map { ($0.comment, store.signature($0, "whenDone")) })
    }

    var dataManager: String {
        file.text {
            Code.parts(
                keeper,
                bodies.extend(
                    "\(name)LocalDataManager", with: "\(name)LocalDataManagerInputProtocol",
                    mark: "From the interactor", store.jobs.map(job)))
        }
    }

    private var keeper: [String] {
        Code.lines {
            "/// Gets entities out of a store and has it do its jobs."
            "@MainActor"
            "final class \(name)LocalDataManager {"
            "    private let store: any \(name)Store"
            ""
            "    init(store: any \(name)Store) {"
            "        self.store = store"
            "    }"
            "}"
        }
    }

    private func job(_ job: ProposedMessage) -> [String] {
        let given = job.parameters.map { "\($0.label): \($0.variable)" } + ["then: whenDone"]
        return [
            "func \(store.signature(job, "whenDone")) {",
            "    store.\(proposal.cast.storeName(of: job))(\(given.joined(separator: ", ")))", "}",
        ]
    }
}
