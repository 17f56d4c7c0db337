/// The files of a module in VIPER, with Piñera's names and one folder per actor.
struct ViperFiles {
    let module: NewModule
    let target: String

    var all: [ScaffoldedFile] {
        let view = ViperView(module: module)
        let models = ViperModels(module: module)
        let behind = module.hasData
        let sources: [(String, String, String)] = [
            ("Protocols", "Protocols", ViperProtocols(module: module).text),
            ("View", "View", view.text),
            ("View", "ViewTable", view.table),
            ("Presenter", "Presenter", ViperPresenter(module: module).text),
            ("Presenter", "Row", models.row),
            ("Interactor", "Interactor", behind ? ViperInteractor(module: module).text : ""),
            ("Interactor", module.fetch?.one ?? "", models.entity),
            ("DataManager", "LocalDataManager", behind ? ViperDataManager(module: module).text : ""),
            ("DataManager", "Store", behind ? StoreTemplate(module: module).text : ""),
            ("WireFrame", "WireFrame", ViperWireFrame(module: module).text),
        ]
        let suites = ViperDataSuites(module: module, target: target)
        let screens = ViperScreenSuites(module: module, target: target)
        let tests: [(String, String, String)] = [
            ("", "Spies", ViperSpies(module: module, target: target).text),
            ("", "PresenterTests", ViperPresenterSuite(module: module, target: target).text),
            ("", "InteractorTests", behind ? suites.interactor : ""),
            ("", "LocalDataManagerTests", behind ? suites.dataManager : ""),
            ("", "ViewTests", screens.view),
            ("", "WireFrameTests", screens.wireFrame),
        ]
        return ScaffoldedFile.of(module.name, .source, sources) + ScaffoldedFile.of(module.name, .test, tests)
    }
}
