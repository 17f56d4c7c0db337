/// An architecture in which modules can be written.
enum ScaffoldArchitecture: String, Sendable, CaseIterable {
    /// Contract, Scene, Director, Worker, Navigator.
    case viperS = "viper-s"
    /// Protocols, View, Presenter, Interactor, data manager, WireFrame.
    case viper
    /// ViewController, Presenter, UseCase, EntityGateway, Connector, Router.
    case cleanViper = "clean-viper"

    /// The word for the data's role after `--without`, which also leaves out the roles behind it.
    var dataRole: String {
        switch self {
        case .viperS: "worker"
        case .viper: "interactor"
        case .cleanViper: "use-case"
        }
    }

    /// Returns the architecture of that name.
    /// - Throws: `ScaffoldError.unknownArchitecture`, which names all of them.
    static func named(_ name: String) throws(ScaffoldError) -> ScaffoldArchitecture {
        guard let found = ScaffoldArchitecture(rawValue: name) else {
            throw .unknownArchitecture(name, known: allCases.map(\.rawValue))
        }
        return found
    }
}
