import Typesetting

/// The Worker, which only passes on a store's answers.
struct ProposedWorker {
    let proposal: Proposal
    let file: ProposedFile
    private var name: String { proposal.name.joined }

    var text: String {
        let store = ProposedStore(proposal: proposal, file: file)
        let jobs = store.jobs.map { store.passOn($0, to: "store") }
        return file.text {
            Code.parts(
                ViperSWorker.actor(name),
                ProposedBodies(proposal: proposal).extend(
                    "\(name)Worker", with: "\(name)_ManageData", mark: "Manage data", jobs))
        }
    }
}
