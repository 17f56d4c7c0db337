import Typesetting

/// The models of the fetched data: the interactor's entity, and the values of a row.
struct ViperModels {
    let module: NewModule

    var entity: String {
        guard let fetch = module.fetch else { return "" }
        return Code.file {
            "/// One of the \(fetch.plural): a plain value that knows nothing of how it is kept."
            "struct \(module.entity): Equatable, Sendable {"
            "    let name: String"
            "}"
        }
    }

    var row: String {
        guard let fetch = module.fetch else { return "" }
        return Code.file {
            "/// A row of the \(fetch.plural), ready to be shown."
            "struct \(module.name.joined)Row: Equatable, Sendable {"
            "    let name: String"
            "}"
        }
    }
}
