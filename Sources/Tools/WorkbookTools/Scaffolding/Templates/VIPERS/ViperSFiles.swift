/// The files of a module in VIPER-S, named as in the rungs.
struct ViperSFiles {
    let module: NewModule
    let target: String

    var all: [ScaffoldedFile] {
        let sources: [(String, String, String)] = [
            ("", "Contract", ViperSContract(module: module).text),
            ("", "Scene", ViperSScene(module: module).text),
            ("", "SceneTable", module.fetch == nil ? "" : ViperSScene(module: module).table),
            ("", "Director", ViperSDirector(module: module).text),
            ("", "Worker", module.hasData ? ViperSWorker(module: module).text : ""),
            ("", "Store", module.hasData ? StoreTemplate(module: module).text : ""),
            ("", "Navigator", ViperSNavigator(module: module).text),
        ]
        let suites = ViperSSuites(module: module, target: target)
        let tests: [(String, String, String)] = [
            ("", "Spies", ViperSSpies(module: module, target: target).text),
            ("", "DirectorTests", suites.director),
            ("", "WorkerTests", module.hasData ? suites.worker : ""),
            ("", "SceneTests", ViperSScreenSuites(module: module, target: target).scene),
            ("", "NavigatorTests", ViperSScreenSuites(module: module, target: target).navigator),
        ]
        return ScaffoldedFile.of(module.name, .source, sources) + ScaffoldedFile.of(module.name, .test, tests)
    }
}
