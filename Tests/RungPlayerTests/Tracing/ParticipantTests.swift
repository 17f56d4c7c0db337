import Spies
import Testing

@testable import Playing
@testable import WorkbookTools

@Suite("A participant's name says its module and its role")
struct ParticipantTests {
    @Test(
        "the role is the last word, or the words that are one in VIPER",
        arguments: [
            ("ItemsListDirector", "ItemsList", "Director"), ("ItemsPresenter", "Items", "Presenter"),
            ("ItemsViewController", "Items", "ViewController"), ("AddItemWireFrame", "AddItem", "WireFrame"),
            ("ItemsAPIDataManager", "Items", "APIDataManager"),
            ("AddItemLocalDataManager", "AddItem", "LocalDataManager"), ("ReportUseCase", "Report", "UseCase"),
            ("delegate", "", "delegate"),
        ])
    func parts(name: String, module: String, role: String) {
        let participant = Participant(name: name)
        #expect(participant.module == module)
        #expect(participant.role == role)
    }

    @Test("one after whom its module is called belongs to that module, whoever is heard of first")
    func namesake() {
        let messages = [
            Message(from: "AppRouterPresenter", to: "AppRouter", "showItems()"),
            Message(from: "ItemsPresenter", to: "AppRouterPresenter", "eventAdd()"),
            Message(from: "ItemsPresenter", to: "ItemsRouter", "eventDone()"),
        ]
        let step = TraceStep(heading: "user taps", messages: messages)
        let trace = Trace(rung: "08 CleanViper", journey: "add-item", sentence: "an item is added", steps: [step])
        #expect(
            trace.participants.map(\.name) == [
                "AppRouterPresenter", "AppRouter", "ItemsPresenter", "ItemsRouter",
            ])
        #expect(trace.participants.map(\.module) == ["AppRouter", "AppRouter", "Items", "Items"])
        #expect(trace.participants.map(\.role) == ["Presenter", "Router", "Presenter", "Router"])
    }
}
