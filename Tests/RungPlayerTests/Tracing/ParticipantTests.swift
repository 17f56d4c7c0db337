import Testing

@testable import Pictures

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
}
