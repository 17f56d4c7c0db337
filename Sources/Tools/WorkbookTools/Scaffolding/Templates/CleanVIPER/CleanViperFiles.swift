/// The files of a module in Clean VIPER, with Resnick's names.
struct CleanViperFiles {
    let module: NewModule
    let target: String

    var all: [ScaffoldedFile] {
        let models = CleanViperModels(module: module)
        let outputs = CleanViperOutputs(module: module)
        let viewController = CleanViperViewController(module: module)
        let assembly = CleanViperAssembly(module: module)
        let behind = module.hasData
        let sources: [(String, String, String)] = [
            ("", "ViewController", viewController.text),
            ("", "ViewControllerTable", viewController.table),
            ("", "PresenterOutput", outputs.ofPresenter),
            ("", "ViewModel", models.viewModel),
            ("", "Presenter", CleanViperPresenter(module: module).text),
            ("", "UseCaseOutput", behind ? outputs.ofUseCase : ""),
            ("", "PresentationModel", models.presentationModel),
            ("", "UseCase", behind ? CleanViperUseCase(module: module).text : ""),
            ("", module.fetch?.one ?? "", models.entity),
            ("", "EntityGateway", behind ? StoreTemplate(module: module).text : ""),
            ("", "Connector", assembly.connector),
            ("", "RouterProtocol", assembly.routerProtocol),
            ("", "Router", assembly.router),
        ]
        let suites = CleanViperSuites(module: module, target: target)
        let screens = CleanViperScreenSuites(module: module, target: target)
        let tests: [(String, String, String)] = [
            ("", "Spies", CleanViperSpies(module: module, target: target).text),
            ("", "PresenterTests", suites.presenter),
            ("", "UseCaseTests", behind ? suites.useCase : ""),
            ("", "ViewControllerTests", screens.viewController),
            ("", "ConnectorTests", screens.connector),
            ("", "RouterTests", screens.router),
        ]
        return ScaffoldedFile.of(module.name, .source, sources) + ScaffoldedFile.of(module.name, .test, tests)
    }
}
