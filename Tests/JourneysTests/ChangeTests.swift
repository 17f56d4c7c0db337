import Testing

@testable import Journeys

@Suite("A change of the Items app")
struct ChangeTests {
    @Test("has a name and a number that nothing else has")
    func names() {
        let journeys = Journey.all + Change.all.map(\.journey)
        #expect(Set(journeys.map(\.number)).count == journeys.count)
        #expect(Set(Change.all.map(\.id)).count == Change.all.count)
        #expect(Change.all.map { Change.named($0.id).title } == Change.all.map(\.title))
    }

    @Test("ends in its own journey, after those of the app that still hold", arguments: Change.all)
    func journeys(of change: Change) {
        let numbers = change.journeys.map(\.number)
        #expect(numbers == numbers.sorted())
        #expect(numbers.last == change.journey.number)
        #expect(numbers.count > Journey.all.count / 2)
    }

    @Test(
        "shows in every picture what it adds, once",
        arguments: [
            ("date-format", Picture.detail(StoredItem.three[0]), "text \"3 May 2024\" in label"),
            (
                "date-format", .list(StoredItem.three),
                "row 1: text \"Bread\" in systemRed, text \"31 December 2023\" in label, ›"
            ),
            ("note", .form("Milk"), "field \"Note\", empty"),
            ("sort-by-name", .list([]), "bar button \"Sort by name\""),
            ("undo-delete", .list([]).under("Done", "All items were deleted."), "alert button \"Undo\""),
        ])
    func adapted(_ id: String, _ picture: Picture, _ line: String) {
        let adaptation = Change.named(id).journey.adaptation
        #expect(!picture.lines.contains(line))
        #expect(adaptation(picture).lines.filter { $0 == line }.count == 1)
    }
}
