/// A module to be written: its name and its parts.
struct NewModule: Sendable {
    /// The name that its parts carry.
    let name: ModuleName
    /// The architecture, which decides its names and layout.
    let architecture: ScaffoldArchitecture
    let events: [ModuleEvent]
    let fetch: ModuleFetch?
    /// Whether it has a Worker, an interactor with its data manager, or a use case with its gateway.
    let hasData: Bool
    /// Whether a delegate that opened the screen receives its results.
    let hasDelegate: Bool
    let screen: ScreenKit

    /// Creates a module from a request.
    ///
    /// A module with data but without a fetch or an event fetches values named after its group, and a delegate without
    /// an event receives `onDone`.
    /// - Parameter without: The roles to leave out, which can only be the architecture's word for the data's role.
    /// - Throws: `ScaffoldError` for names that can't be used, and for options that exclude each other.
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

    /// Returns the group's name, unless a variable can't have it.
    private static func fetch(of name: ModuleName) throws(ScaffoldError) -> ModuleFetch {
        do throws(ScaffoldError) {
            return try ModuleFetch(SwiftWord.variableName(from: name.parts[0]))
        } catch {
            return try ModuleFetch("entries")
        }
    }

    /// Returns all files of the module.
    /// - Parameter target: The Swift module that its suites import.
    func files(testing target: String) -> [ScaffoldedFile] {
        switch architecture {
        case .viperS: ViperSFiles(module: self, target: target).all
        case .viper: ViperFiles(module: self, target: target).all
        case .cleanViper: CleanViperFiles(module: self, target: target).all
        }
    }

    /// The type of one fetched value: `ItemsEditItem`.
    var entity: String { name.joined + (fetch?.one ?? "") }

    /// Whether an event starts a job that must not be started twice.
    var hasJobs: Bool { hasData && !events.isEmpty }

    /// Whether a delegate must learn about a job that ends after the user has left the screen.
    var hasLateNews: Bool { hasJobs && hasDelegate }

    /// Whether the screen waits for its data.
    var isLoading: Bool { hasData && (fetch != nil || !events.isEmpty) }
}
