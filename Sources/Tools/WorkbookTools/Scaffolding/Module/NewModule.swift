/// A module that is to be written: what it is called and what it has.
struct NewModule: Sendable {
    /// What its parts are called after.
    let name: ModuleName
    /// Whose names and layout it has.
    let architecture: ScaffoldArchitecture
    let events: [ModuleEvent]
    let fetch: ModuleFetch?
    /// Whether it has a Worker, an interactor with its data manager, or a use case with its gateway.
    let hasData: Bool
    /// Whether who opened it hears what came of it.
    let hasDelegate: Bool
    let screen: ScreenKit

    /// A module as it was asked for.
    ///
    /// With data and nothing to do for it, it fetches what its group is called; a delegate without an event hears
    /// of `onDone`.
    /// - Parameter without: roles left out: the architecture's word for who has the data.
    /// - Throws: `ScaffoldError` for names that can't be used and for things that exclude each other.
    init(
        _ name: ModuleName, architecture: ScaffoldArchitecture, events: [String] = [], fetch: String? = nil,
        without: [String] = [], delegate: Bool = false, screen: ScreenKit = .uiKit
    ) throws(ScaffoldError) {
        if let role = without.first(where: { $0 != architecture.dataRole }) {
            throw .unknownRole(role, architecture: architecture.rawValue, known: architecture.dataRole)
        }
        hasData = without.isEmpty
        var found: [ModuleEvent] = []
        for typed in events {
            let event = try ModuleEvent(typed)
            if found.contains(event) {
                throw .badEvent(typed, reason: "it is there twice", suggestion: "on\(event.stem)Tapped")
            }
            found.append(event)
        }
        if delegate, found.isEmpty { found = [try ModuleEvent("onDone")] }
        if let fetch, !without.isEmpty { throw .nothingToFetchWith(fetch, role: architecture.dataRole) }
        if let fetch {
            self.fetch = try ModuleFetch(fetch)
        } else if hasData, found.isEmpty {
            self.fetch = try Self.fetch(of: name)
        } else {
            self.fetch = nil
        }
        self.name = name
        self.architecture = architecture
        self.events = found
        hasDelegate = delegate
        self.screen = screen
    }

    /// What the group is called, unless a variable can't be called so.
    private static func fetch(of name: ModuleName) throws(ScaffoldError) -> ModuleFetch {
        do throws(ScaffoldError) {
            return try ModuleFetch(SwiftWord.variableName(from: name.parts[0]))
        } catch {
            return try ModuleFetch("entries")
        }
    }

    /// Everything that is written for it.
    /// - Parameter target: the Swift module that its suites import.
    func files(testing target: String) -> [ScaffoldedFile] {
        switch architecture {
        case .viperS: ViperSFiles(module: self, target: target).all
        case .viper: ViperFiles(module: self, target: target).all
        case .cleanViper: CleanViperFiles(module: self, target: target).all
        }
    }

    /// `ItemsEditItem`: one of what is fetched.
    var entity: String { name.joined + (fetch?.one ?? "") }

    /// Whether an event starts a job that must not be started twice.
    var hasJobs: Bool { hasData && !events.isEmpty }

    /// Whether somebody else has to hear of a job that ends when its screen was left already.
    var hasLateNews: Bool { hasJobs && hasDelegate }

    /// Whether something may take long.
    var isLoading: Bool { hasData && (fetch != nil || !events.isEmpty) }
}
