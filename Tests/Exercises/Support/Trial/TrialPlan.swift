import SourceModel

/// Which part of an answer is looked at while it runs, and what runs it.
public struct TrialPlan: Sendable {
    /// The folder of the module that the learner wrote, and how the protocols of its roles begin: `ShelfReserve_`.
    let folder: String
    let roles: String
    /// Protocols beside these to which an actor speaks, such as that of a store.
    let stores: [String]
    /// The files of the driver, below the folder of the exercise's suite: a test target of its own.
    let driver: [String]

    /// A plan from its parts.
    public init(folder: String, roles: String, stores: [String], driver: [String]) {
        self.folder = folder
        self.roles = roles
        self.stores = stores
        self.driver = driver
    }

    func isRole(_ name: String) -> Bool { name.hasPrefix(roles) || stores.contains(name) }

    /// Whether the learner's tests are about a type: whatever the module is made of, but for what needs a screen.
    func isSubject(_ type: String, in file: SourceFile) -> Bool {
        file.folders.contains(folder) && !Self.onScreen.contains { type.hasSuffix($0) }
    }

    private static let onScreen = ["Scene", "Navigator", "Cell", "View", "Controller", "DataSource", "Adapter"]
}
