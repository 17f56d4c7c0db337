import Typesetting

/// The contract of a module that replaces a controller.
struct ProposedContract {
    let proposal: Proposal
    let file: ProposedFile

    var text: String {
        let roles = ProposedRoles(proposal: proposal)
        return file.text {
            Code.parts([roles.header, roles.models] + ProposedMessage.Role.allCases.map(roles.role))
        }
    }
}
