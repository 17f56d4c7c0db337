import SourceModel

/// What only Clean VIPER's words and templates ask of a proposal.
extension Proposal {
    /// What its UseCase answers.
    var occasions: Occasions { Occasions(events, jobs, graph) }

    /// What the presenter says to have jobs done, once for an event where one message stands for all.
    func requests(_ jobs: [JobReader.Job], _ event: EventReader.Event) -> [ProposedMessage] {
        guard cast.architecture == .cleanViper, !jobs.isEmpty else { return jobs.map(\.message) }
        let occasion = occasions.all.first { $0.event?.part.index == event.part.index }
        return occasion.map { [CleanViperWords(proposal: self).request($0)] } ?? []
    }

    /// How the UseCase tells of one entity of a list: the type of the copy, and the label that it comes with.
    struct Presentation {
        /// `ItemsListPresentationModel`.
        let name: String
        let label: String
        /// What it is a copy of: `Item`.
        let entity: String
        let list: String
    }

    /// The first list has the module's own model; another one is told apart by what it lists.
    func presentation(of list: ProposedMessage.Parameter) -> Presentation {
        let entity = String(list.type.dropFirst().dropLast())
        let one = WordParts.one(of: list.label)
        let isFirst = lists.first?.type == list.type
        return Presentation(
            name: name.joined + (isFirst ? "" : one) + "PresentationModel",
            label: isFirst ? "model" : SwiftWord.variableName(from: one), entity: entity, list: list.label)
    }

    /// A copy for each entity that is listed; none outside of Clean VIPER.
    var presentations: [Presentation] {
        guard cast.architecture == .cleanViper else { return [] }
        return lists.map(presentation).reduce(into: []) { known, next in
            if !known.contains(where: { $0.entity == next.entity }) { known.append(next) }
        }
    }

    private var lists: [ProposedMessage.Parameter] { jobs.compactMap { brings[$0.message.key] } }

    /// What an entity has of values that any layer may see, as far as it can be read.
    func values(of entity: String) -> [(name: String, type: String)] {
        let words = TypeWords(controller: controller)
        return (controller.codebase.type(at: entity)?.storedProperties ?? []).compactMap { property in
            guard property.access != .private, property.access != .fileprivate, !property.isStatic,
                let type = words.nameable(property.knownType), TypeWords.foreign(in: type).isEmpty,
                !TypeWords.needsUIKit(type)
            else { return nil }
            return (property.name, type)
        }
    }
}
