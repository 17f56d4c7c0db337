import Typesetting

/// Each layer's model of the fetched data, because only copies cross a boundary.
struct CleanViperModels {
    let module: NewModule

    var entity: String {
        model(module.entity) { "One of the \($0), as the app thinks of it; only the use case and its gateway know it." }
    }

    var presentationModel: String {
        model(module.name.joined + "PresentationModel") { "What the use case tells its presenter of one of the \($0)." }
    }

    var viewModel: String {
        model(module.name.joined + "ViewModel") { "A row of the \($0), ready to be shown." }
    }

    private func model(_ name: String, _ comment: (String) -> String) -> String {
        guard let fetch = module.fetch else { return "" }
        return Code.file {
            "/// \(comment(fetch.plural))"
            "struct \(name): Equatable, Sendable {"
            "    let name: String"
            "}"
        }
    }
}
