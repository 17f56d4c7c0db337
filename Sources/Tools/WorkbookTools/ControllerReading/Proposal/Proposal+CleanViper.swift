import SourceModel

/// The parts of a proposal that only Clean VIPER's words and templates need.
extension Proposal {
    /// The occasions that its UseCase answers.
    var occasions: Occasions { Occasions(events, jobs, graph) }

    /// The presenter's messages for its jobs; in Clean VIPER, one message per event stands for all of them.
    func requests(_ jobs: [JobReader.Job], _ event: EventReader.Event) -> [ProposedMessage] {
        guard cast.architecture == .cleanViper, !jobs.isEmpty else { return jobs.map(\.message) }
        let occasion = occasions.all.first { $0.event?.part.index == event.part.index }
        return occasion.map { [CleanViperWords(proposal: self).request($0)] } ?? []
    }

    /// The UseCase's copy of one entity of a list: its type, and the label that it comes with.
    struct Presentation {
        /// `ItemsListPresentationModel`.
        let name: String
        let label: String
        /// The type of the original: `Item`.
        let entity: String
        let list: String
    }

    /// The first list uses the module's own model; the model of another list has that list's name in its own.
    func presentation(of list: ProposedMessage.Parameter) -> Presentation {
        let entity = String(list.type.dropFirst().dropLast())
        let one = WordParts.one(of: list.label)
        let isFirst = lists.first?.type == list.type
        return Presentation(
            name: name.joined + (isFirst ? "" : one) + "PresentationModel",
            label: isFirst ? "model" : SwiftWord.variableName(from: one), entity: entity, list: list.label)
    }

    /// A copy for each listed entity; empty outside Clean VIPER.
    var presentations: [Presentation] {
        guard cast.architecture == .cleanViper else { return [] }
        return lists.map(presentation).reduce(into: []) { known, next in
            if !known.contains(where: { $0.entity == next.entity }) { known.append(next) }
        }
    }

    private var lists: [ProposedMessage.Parameter] { jobs.compactMap { brings[$0.message.key] } }

    /// An entity's readable values that any layer may see.
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
