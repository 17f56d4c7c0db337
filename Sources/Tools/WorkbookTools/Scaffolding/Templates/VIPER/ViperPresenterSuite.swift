import Typesetting

/// The suite of the presenter.
struct ViperPresenterSuite {
    let module: NewModule
    let target: String
    private var name: String { module.name.joined }
    private var frame: SuiteTemplate { SuiteTemplate(module: module, target: target) }
    private var spies: String { name + "Spies" }

    var text: String {
        frame.file(
            "Presenter", "The presenter of \(name) turns what is fetched into what is shown",
            [parts, setUp, ready] + fetched + module.events.flatMap { events($0) })
    }

    private var parts: [String] {
        Code.lines {
            "private let log = \(spies).Log()"
            "private let view: \(spies).View"
            if module.hasDelegate { "private let delegate: \(spies).Delegate" }
            "private let presenter = \(name)Presenter()"
        }
    }

    private var setUp: [String] {
        Code.lines {
            "init() {"
            "    view = \(spies).View(log)"
            "    presenter.view = view"
            if module.hasData { "    presenter.interactor = \(spies).Interactor(log)" }
            if !module.events.isEmpty { "    presenter.wireFrame = \(spies).WireFrame(log)" }
            if module.hasDelegate {
                "    delegate = \(spies).Delegate(log)"
                "    presenter.delegate = delegate"
            }
            "}"
        }
    }

    private var ready: [String] {
        let fetch = module.fetch.map { ["view.showLoader()", "interactor.fetch\($0.title)()"] } ?? []
        return frame.test("shows the title when the view is loaded", "ready") {
            "presenter.viewDidLoad()"
            frame.expect(["view.show(title: \(module.name.title))"] + fetch)
        }
    }

    private var fetched: [[String]] {
        guard let fetch = module.fetch else { return [] }
        return [
            frame.test("shows a row for each of the \(fetch.plural), in their order", "fetched") {
                "presenter.didFetch(\(fetch.plural): [\(module.entity)(name: \"B\"), \(module.entity)(name: \"A\")])"
                frame.expectInAnyOrder(["view.hideLoader()", #"view.show(rows: [\"B\", \"A\"])"#])
            },
            frame.test("says that nothing could be fetched", "fetchError") {
                "presenter.didFailToFetch()"
                frame.expectInAnyOrder([
                    "view.hideLoader()", "view.show(error: The \(fetch.plural) could not be loaded.)",
                ])
            },
        ]
    }

    private func events(_ event: ModuleEvent) -> [[String]] {
        let word = SwiftWord.variableName(from: event.stem)
        let news = module.hasDelegate ? ["delegate.\(SwiftWord.variableName(from: name))Did\(event.stem)()"] : []
        let goes = module.hasDelegate ? "tells the delegate before it goes back" : "goes back"
        guard module.hasData else {
            return [
                frame.test("\(goes) after \(event.title)", word + "Tap") {
                    "presenter.userDidTap\(event.stem)()"
                    frame.expect(news + ["wireFrame.goBack()"])
                }
            ]
        }
        return [
            frame.test("has the interactor do what \(event.title) asks for", word + "Tap") {
                "presenter.userDidTap\(event.stem)()"
                frame.expect(["view.showLoader()", "interactor.\(event.job)()"])
            },
            frame.test("does nothing on a second \(event.title) while the first is under way", word + "Twice") {
                "presenter.userDidTap\(event.stem)()"
                "presenter.userDidTap\(event.stem)()"
                frame.expect(["view.showLoader()", "interactor.\(event.job)()"])
            },
            frame.test("can be asked again when \(event.title) was not done", word + "Again") {
                "presenter.userDidTap\(event.stem)()"
                "presenter.didFailTo\(event.stem)()"
                "presenter.userDidTap\(event.stem)()"
                "#expect(log.messages.filter { $0 == \"interactor.\(event.job)()\" }.count == 2)"
            },
            frame.test("\(goes) when \(event.title) was done", word + "Success") {
                "presenter.did\(event.stem)()"
                frame.expect(["view.hideLoader()"] + news + ["wireFrame.goBack()"])
            },
            frame.test("stays and says so when \(event.title) was not done", word + "Error") {
                "presenter.didFailTo\(event.stem)()"
                frame.expectInAnyOrder(["view.hideLoader()", "view.show(error: \(event.title) did not work.)"])
            },
        ]
    }
}
