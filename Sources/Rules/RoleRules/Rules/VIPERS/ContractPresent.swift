import RoleIndex
import SourceModel

extension Rule {
    /// Every module has its contract, and protocols are named `Module_Role`.
    static let contractPresent = Rule(
        name: "contract-present",
        what: "Every module has a <Module>Contract.swift, and its protocols are named <Module>_<Role>.",
        why: "a contract says what a module does before any code does it, and everybody finds it under one name",
        fix: "declare the module's role protocols in a file <Module>Contract.swift",
        wrong: [
            "Items/List/ItemsListDirector.swift": """
            protocol ListDisplay: AnyObject {
                func display(items: [ItemUI])
            }

            final class ItemsListDirector {
                weak var ui: ListDisplay?
            }
            """
        ],
        right: [
            "Items/List/ItemsListContract.swift": """
            protocol ItemsList_DisplayUI: AnyObject {
                func display(items: [ItemUI])
            }
            """,
            "Items/List/ItemsListDirector.swift": """
            final class ItemsListDirector {
                weak var ui: ItemsList_DisplayUI?
            }
            """,
        ],
        lesson: Lesson.contract,
        source: "D'Areglia, VIPER-S, part 1, \"The contract and protocols definition\": "
            + "names of protocols; his sample app: names of files",
        check: { ContractPresent(codebase: $0).findings })
}

private struct ContractPresent {
    let codebase: Codebase
    private let filesOfProtocols: Set<String>
    /// The first role protocol of each module, by the module's name.
    private let protocols: [String: KnownType]

    init(codebase: Codebase) {
        self.codebase = codebase
        filesOfProtocols = Set(codebase.types.filter(\.isProtocol).map(\.main.file.path))
        let roles = codebase.types.compactMap { type in RoleProtocol(type.name).map { ($0.module, type) } }
        protocols = Dictionary(roles) { first, _ in first }
    }

    var findings: [Finding] {
        codebase.modules.flatMap(contract) + codebase.types.flatMap(names) + screensWithoutModule
            + codebase.files.flatMap { UndeclaredRoles(codebase: codebase).findings(in: $0) }
    }

    // MARK: - The file

    private func contract(of module: AppModule) -> [Finding] {
        guard let contract = module.contract else { return missing(module) }
        guard !filesOfProtocols.contains(contract.path) else { return [] }
        return [
            Finding(
                Location(file: contract.path, line: 1, column: 1), "\(contract.name) declares no role",
                fix:
                    "declare the protocols that the actors of \(module.name) implement, such as \(module.name)_DisplayUI"
            )
        ]
    }

    private func missing(_ module: AppModule) -> [Finding] {
        let actors = module.actors.compactMap(codebase.type(at:))
        let place = actors.first ?? protocols[module.name]
        guard let place else { return [] }
        let folder = module.folders.isEmpty ? "" : module.folders.joined(separator: "/") + "/"
        return [
            Finding(
                place.main.declaration.location, "the module \(module.name) has no contract",
                fix: "declare its role protocols in \(folder)\(module.name)Contract.swift")
        ]
    }

    /// View controllers without a module: each is a page without a contract.
    private var screensWithoutModule: [Finding] {
        let shared: Set<String> = ["Common", "Shared", "Base", "Core", "Support", "Extensions", "App"]
        return codebase.screensWithoutRole.compactMap { type in
            // In an app without modules, every screen lacks one, in any folder.
            let isShared = type.main.file.folders.last.map(shared.contains) ?? true
            guard codebase.modules.isEmpty || !isShared else { return nil }
            let page = type.name.hasSuffix("ViewController") ? String(type.name.dropLast(14)) : type.name
            return Finding(
                type.main.declaration.location, "\(type.path) is a screen of no module: it has no contract",
                fix: "make it the module \(page), with \(page)Contract.swift and its actors")
        }
    }

    // MARK: - The names

    private func names(of type: KnownType) -> [Finding] {
        let location = type.main.declaration.location
        guard type.isProtocol else {
            guard type.name.contains("_"), !type.name.hasPrefix("_") else { return [] }
            return [
                Finding(
                    location, "\(type.path) has an underscore in its name, which only role protocols have",
                    fix: "call it \(type.name.filter { $0 != "_" })")
            ]
        }
        let role = RoleProtocol(type.name)
        let file = type.main.file.name
        if file.hasSuffix("Contract.swift"), !file.hasPrefix("Contract") {
            return inContract(type, role, String(file.dropLast("Contract.swift".count)))
        }
        guard let role, role.isRole, codebase.module(named: role.module)?.contract != nil else { return [] }
        return [
            Finding(
                location, "\(type.name) is declared outside of its contract",
                fix: "move it to \(role.module)Contract.swift")
        ]
    }

    private func inContract(_ type: KnownType, _ role: RoleProtocol?, _ module: String) -> [Finding] {
        if let role, role.isRole, role.module == module { return [] }
        let known = RoleProtocol.words.joined(separator: ", ")
        let fix =
            if let role, role.isRole { "call it \(module)_\(role.word)" } else {
                "call it \(module)_ and one of \(known)"
            }
        return [
            Finding(
                type.main.declaration.location,
                "\(type.name) in the contract of \(module) is not named \(module)_<Role>",
                fix: fix)
        ]
    }
}
