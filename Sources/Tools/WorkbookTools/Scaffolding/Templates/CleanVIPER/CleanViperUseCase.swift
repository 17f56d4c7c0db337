import Typesetting

/// The use case, which does the module's work on entities that only leave it as copies.
struct CleanViperUseCase {
    let module: NewModule
    private var name: String { module.name.joined }

    var text: String {
        Code.file { Code.parts([actor, viewReady] + module.events.map(event)) }
    }

    private var actor: [String] {
        Code.lines {
            "/// Does what \(name) is for, and tells its output."
            "@MainActor"
            "final class \(name)UseCase {"
            "    weak var output: (any \(name)UseCaseOutput)?"
            "    private let entityGateway: any \(name)EntityGateway"
            ""
            "    init(entityGateway: any \(name)EntityGateway) {"
            "        self.entityGateway = entityGateway"
            "    }"
            "}"
        }
    }

    private var viewReady: [String] {
        guard let fetch = module.fetch else { return [] }
        return Code.lines {
            "// MARK: - View ready"
            ""
            "extension \(name)UseCase {"
            "    func eventViewReady() {"
            "        entityGateway.load\(fetch.title) { [weak self] result in self?.present(result) }"
            "    }"
            ""
            "    private func present(_ result: Result<[\(module.entity)], any Error>) {"
            "        output?.present\(fetch.title)Start()"
            "        switch result {"
            "        case .success(let \(fetch.plural)) where \(fetch.plural).isEmpty: output?.presentNo\(fetch.title)Found()"
            "        case .success(let \(fetch.plural)):"
            "            for entity in \(fetch.plural) { output?.present(model: \(name)PresentationModel(name: entity.name)) }"
            "        case .failure: output?.present\(fetch.title)Error()"
            "        }"
            "        output?.present\(fetch.title)End()"
            "    }"
            "}"
        }
    }

    private func event(_ event: ModuleEvent) -> [String] {
        let output = module.hasLateNews ? "output" : "self?.output"
        return Code.lines {
            "// MARK: - \(event.title)"
            ""
            "extension \(name)UseCase {"
            "    func event\(event.stem)() {"
            if module.hasLateNews { "        // \(LateAnswer.comment("output"))" }
            "        entityGateway.\(event.job) { [\(module.hasLateNews ? "output" : "weak self")] result in"
            "            switch result {"
            "            case .success: \(output)?.present\(event.stem)Success()"
            "            case .failure: \(output)?.present\(event.stem)Error()"
            "            }"
            "        }"
            "    }"
            "}"
        }
    }
}
