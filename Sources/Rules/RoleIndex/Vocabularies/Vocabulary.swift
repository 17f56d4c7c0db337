/// The words that tell an architecture's roles, and what each role may do.
package struct Vocabulary: Sendable {
    /// A role, and what tells that a type plays it: the type's name, else its folder, else its protocols.
    package struct Part: Sendable {
        /// The role of the type.
        package let role: Role
        /// Endings of the type's name.
        package var suffixes: [String] = []
        /// Words between the module's name and the ending, `Local` in `ShelfLocalDataManager`.
        var qualifiers: [String] = []
        /// Names of folders that hold the role's types, in addition to the suffixes and their plurals.
        package var folders: [String] = []
        /// Endings of the names of the protocols that this role implements.
        package var protocols: [String] = []
        /// The role's names in protocols that say who speaks to whom, `ViewToPresenterLoginProtocol`.
        var words: [String] = []
        /// The roles that this role keeps alive.
        package var owns: [Role] = []
        /// Customary names of a property for a reference back.
        package var backNames: Set<String> = []
        /// Whether the role may be a struct or an enum, because it only makes or moves things; the others are classes.
        var mayBeValue = false
    }

    /// The roles that talk with each other, the owner of all first.
    package var actors: [Part] = []
    /// Parts of views, assemblers and models, which aren't actors.
    package var others: [Part] = []
    /// The roles that make a module even alone.
    package var leads: Set<Role> = []
    /// The roles that make a module's actors.
    package var assemblers: Set<Role> = []
    /// The roles that move between screens.
    package var navigators: Set<Role> = []
    /// The roles that draw, and belong to the view's layer.
    package var drawn: Set<Role> = [.viewPart]
    /// Whether protocols are named `Module_Role`, and modules have contracts.
    package var hasContracts = false
    /// Endings of protocols by which modules speak with each other, most of them to tell what happened.
    package var delegates: [String] = []
    /// Endings of role protocols whose methods carry entities.
    var entityProtocols: [String] = []
    /// Endings of role protocols whose methods carry display models.
    var displayProtocols: [String] = []
    /// Names of the folders that hold modules and give them no name.
    package var moduleFolders: Set<String> = ["Modules"]
    /// Endings of the names of the app's entry.
    package var entries = ["AppDelegate", "SceneDelegate", "App"]

    /// The words for a massive view controller, which has one role at best.
    package static let mvc = Vocabulary(
        others: [Part(role: .viewPart, suffixes: viewPartEndings)], entries: ["AppDelegate", "SceneDelegate", "App"])

    static let viewPartEndings = [
        "Cell", "Table", "Adapter", "DataSource", "HeaderView", "FooterView", "TableViewDelegate",
        "CollectionViewDelegate", "TableViewManager", "CollectionViewManager", "DataDisplayManager",
    ]
    static let entityFolders = ["Model", "Models", "Entity", "Entities", "Domain", "DataModel", "DataModels"]
    /// The part that makes a module's actors, in every architecture.
    package static let assembler = Part(
        role: .assembler,
        suffixes: [
            "Configurator", "Builder", "Assembly", "Assembler", "Connector", "Factory", "Composer", "CompositionRoot",
            "ModuleInitializer", "DependencyContainer", "DIContainer",
        ],
        mayBeValue: true)

    // MARK: - Asking

    /// All parts, those of actors first.
    package var parts: [Part] { actors + others }

    /// Whether a role draws; a type without a role doesn't.
    package func draws(_ role: Role?) -> Bool { role.map(drawn.contains) ?? false }

    /// The part of a role if it is an actor's.
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
