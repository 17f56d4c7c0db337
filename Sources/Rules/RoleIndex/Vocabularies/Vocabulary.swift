/// The words by which an architecture's roles are known, and what each role may do.
package struct Vocabulary: Sendable {
    /// A role, and how a type is known to play it: by its name, else its folder, else what it conforms to.
    package struct Part: Sendable {
        /// What the type is.
        package let role: Role
        /// Endings of the type's name.
        package var suffixes: [String] = []
        /// Words between the module's name and the ending, `Local` in `ShelfLocalDataManager`.
        var qualifiers: [String] = []
        /// Names of folders that hold the role's types, beside the suffixes and their plurals.
        package var folders: [String] = []
        /// Endings of the names of the protocols that this role implements.
        package var protocols: [String] = []
        /// What it is called in protocols that say who speaks to whom, `ViewToPresenterLoginProtocol`.
        var words: [String] = []
        /// The roles that it keeps alive.
        package var owns: [Role] = []
        /// Names that a property for a reference back has by custom.
        package var backNames: Set<String> = []
        /// A role that only makes or moves things may be a struct or an enum; the others are classes.
        var mayBeValue = false
    }

    /// Those who talk with each other, the owner of all first.
    package var actors: [Part] = []
    /// Parts of views, assemblers and models, which are no actors.
    package var others: [Part] = []
    /// Those of which one alone makes a module.
    package var leads: Set<Role> = []
    /// Those who make a module's actors.
    package var assemblers: Set<Role> = []
    /// Those who move between screens.
    package var navigators: Set<Role> = []
    /// Those who draw, and belong to the view's layer.
    package var drawn: Set<Role> = [.viewPart]
    /// Whether `Module_Role` is how protocols are named, and contracts are looked for.
    package var hasContracts = false
    /// Endings of protocols by which modules speak with each other, most of them to tell what happened.
    package var delegates: [String] = []
    /// Endings of role protocols in whose methods entities travel.
    var entityProtocols: [String] = []
    /// Endings of role protocols in whose methods display models travel.
    var displayProtocols: [String] = []
    /// Names of the folders that hold modules and give them no name.
    package var moduleFolders: Set<String> = ["Modules"]
    /// Endings of the names of the app's entry.
    package var entries = ["AppDelegate", "SceneDelegate", "App"]

    /// A massive view controller has one role at best.
    package static let mvc = Vocabulary(
        others: [Part(role: .viewPart, suffixes: viewPartEndings)], entries: ["AppDelegate", "SceneDelegate", "App"])

    static let viewPartEndings = [
        "Cell", "Table", "Adapter", "DataSource", "HeaderView", "FooterView", "TableViewDelegate",
        "CollectionViewDelegate", "TableViewManager", "CollectionViewManager", "DataDisplayManager",
    ]
    static let entityFolders = ["Model", "Models", "Entity", "Entities", "Domain", "DataModel", "DataModels"]
    /// What makes a module's actors, in every architecture.
    package static let assembler = Part(
        role: .assembler,
        suffixes: [
            "Configurator", "Builder", "Assembly", "Assembler", "Connector", "Factory", "Composer", "CompositionRoot",
            "ModuleInitializer", "DependencyContainer", "DIContainer",
        ],
        mayBeValue: true)

    // MARK: - Asking

    /// All who have a role.
    package var parts: [Part] { actors + others }

    /// Whether a role is one of those who draw; nobody's role is none.
    package func draws(_ role: Role?) -> Bool { role.map(drawn.contains) ?? false }

    /// How the role is known, if it is an actor's.
    package func actor(_ role: Role) -> Part? { actors.first { $0.role == role } }

    /// Whether the first role keeps the second alive, itself or through others.
    package func isOwner(_ owner: Role, of owned: Role) -> Bool {
        var waiting = actor(owner)?.owns ?? []
        var seen: Set<Role> = []
        while let next = waiting.popLast() {
            if next == owned { return true }
            if seen.insert(next).inserted { waiting += actor(next)?.owns ?? [] }
        }
        return false
    }
}
