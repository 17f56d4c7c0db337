/// An architecture in which modules can be written.
enum ScaffoldArchitecture: String, Sendable, CaseIterable {
    /// Contract, Scene, Director, Worker, Navigator.
    case viperS = "viper-s"
    /// Protocols, View, Presenter, Interactor, data manager, WireFrame.
    case viper
    /// ViewController, Presenter, UseCase, EntityGateway, Connector, Router.
    case cleanViper = "clean-viper"

    /// What `--without` calls the role that has the data; what is behind it goes with it.
    var dataRole: String {
        switch self {
        case .viperS: "worker"
        case .viper: "interactor"
        case .cleanViper: "use-case"
        }
    }

    /// The architecture of that name.
    /// - Throws: `ScaffoldError.unknownArchitecture`, which names all.
    static func named(_ name: String) throws(ScaffoldError) -> ScaffoldArchitecture {
        guard let found = ScaffoldArchitecture(rawValue: name) else {
            throw .unknownArchitecture(name, known: allCases.map(\.rawValue))
        }
        return found
    }
}
