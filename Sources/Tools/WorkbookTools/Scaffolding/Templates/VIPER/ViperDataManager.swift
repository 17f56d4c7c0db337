import Typesetting

/// The data manager, which provides the interactor with entities from a store.
struct ViperDataManager {
    let module: NewModule
    private var name: String { module.name.joined }

    var text: String {
        Code.file { Code.parts(actor, input) }
    }

    private var actor: [String] {
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

    private var input: [String] {
        let fetch = module.fetch.map { pass("fetch\($0.title)", "load\($0.title)", "[\(module.entity)]") } ?? []
        return Code.lines {
            "extension \(name)LocalDataManager: \(name)LocalDataManagerInputProtocol {"
            Code.inside { Code.parts([fetch] + module.events.map { pass($0.job, $0.job, "Void") }) }
            "}"
        }
    }

    private func pass(_ method: String, _ job: String, _ success: String) -> [String] {
        Code.lines {
            "func \(method)(whenDone: \(StoreTemplate.answer(success))) {"
            "    store.\(job)(then: whenDone)"
            "}"
        }
    }
}
