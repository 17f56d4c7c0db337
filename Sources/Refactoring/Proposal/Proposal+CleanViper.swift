import Scaffolding
import SourceModel

/// What only Clean VIPER's words and templates ask of a proposal.
extension Proposal {
    /// What its UseCase answers.
    var occasions: Occasions { Occasions(events, jobs, graph) }

    /// What the presenter says to have jobs done, once for an event where one message stands for all.
    func requests(_ jobs: [JobReader.Job], _ event: EventReader.Event) -> [Message] {
        guard cast.architecture == .cleanViper, !jobs.isEmpty else { return jobs.map(\.message) }
        let occasion = occasions.all.first { $0.event?.part.index == event.part.index }
        return occasion.map { [CleanViperWords(proposal: self).request($0)] } ?? []
    }

    /// `ItemsListPresentationModel`: a copy of what is listed.
    var presentationModel: String { name.joined + "PresentationModel" }

    /// What an entity has of values that any layer may see, as far as it can be read.
    var presentedValues: [(name: String, type: String)] {
        guard cast.architecture == .cleanViper, let list = jobs.lazy.compactMap({ self.brings[$0.message.key] }).first,
            let entity = controller.codebase.type(at: String(list.type.dropFirst().dropLast()))
        else { return [] }
        let words = TypeWords(controller: controller)
        return entity.storedProperties.compactMap { property in
            guard property.access != .private, property.access != .fileprivate, !property.isStatic,
                let type = words.nameable(property.knownType), TypeWords.foreign(in: type).isEmpty,
                !TypeWords.needsUIKit(type)
            else { return nil }
            return (property.name, type)
        }
    }
}
