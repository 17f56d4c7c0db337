import Testing

@testable import SourceModel

@Suite("Endings of names")
struct NameEndingsTests {
    private let endings = NameEndings([
        ("View", 0), ("Controller", 1), ("ViewController", 2), ("View", 3), ("ler", 4), ("", 5), ("Übung", 6),
    ])

    @Test(
        "the longest counts, and of equal ones the first",
        arguments: [
            ("ItemsView", "View", 0), ("ItemsViewController", "ViewController", 2),
            ("ItemsController", "Controller", 1),
            ("View", "View", 0), ("Handler", "ler", 4), ("ErsteÜbung", "Übung", 6),
        ])
    func longest(name: String, ending: String, number: Int) {
        let found = endings.longest(of: name[...])
        #expect(found?.ending == ending)
        #expect(found?.number == number)
    }

    @Test(
        "a name without any has none, and neither has one that ends in the middle",
        arguments: ["", "Viewer", "le", "ü"])
    func none(name: String) {
        #expect(endings.longest(of: name[...]) == nil)
    }
}
