import Foundation
import Spies
import Testing

private struct Book {
    let title: String
    var due: Date?
}

private enum Answer {
    case none
    case found(Book)
    case pair(Int, Int)
    case failure(code: Int)
}

private enum Failure: Error, CustomStringConvertible {
    case unreadable
    var description: String { "The file can't be read." }
}

private final class Director {}

private final class Presenter {
    weak var output: Controller?
}

private final class Controller {
    let presenter = Presenter()
}

@Suite("An argument reads as what it means")
struct ArgumentTextTests {
    private func text(_ value: Any?) -> String { Message(to: "", "f(_:)", [value]).arguments }

    @Test("shows plain values as Swift writes them")
    func plain() {
        #expect(text("Milk") == "\"Milk\"")
        #expect(text(true) == "true")
        #expect(text(3) == "3")
        #expect(text(2.5) == "2.5")
    }

    @Test("shows what an optional holds")
    func optionals() {
        #expect(text(nil) == "nil")
        #expect(text(Optional<String>.none) == "nil")
        #expect(text(Optional("Milk")) == "\"Milk\"")
        let nested: Int?? = .some(.none)
        #expect(text(nested as Any) == "nil")
    }

    @Test("shows a date in UTC and a file by its name")
    func dateAndFile() {
        #expect(text(Date(timeIntervalSince1970: 0)) == "1970-01-01T00:00:00Z")
        #expect(text(URL(filePath: "/tmp/x/items.json")) == "items.json")
    }

    @Test("shows a structure with its fields and without its module")
    func structures() {
        #expect(text(Book(title: "Emma", due: nil)) == #"Book(title: "Emma", due: nil)"#)
        #expect(text((1, "a")) == #"(1, "a")"#)
        #expect(text((x: 1, y: 2)) == "(x: 1, y: 2)")
    }

    @Test("shows collections element by element")
    func collections() {
        #expect(text([Book(title: "Emma", due: nil)]) == #"[Book(title: "Emma", due: nil)]"#)
        #expect(text([String]()) == "[]")
        #expect(text(["b": 2, "a": 1]) == #"["a": 1, "b": 2]"#)
        #expect(text([String: Int]()) == "[:]")
    }

    @Test("shows an enumeration by its case")
    func enumerations() {
        #expect(text(Answer.none) == ".none")
        #expect(text(Answer.found(Book(title: "Emma", due: nil))) == #".found(Book(title: "Emma", due: nil))"#)
        #expect(text(Answer.pair(1, 2)) == ".pair(1, 2)")
        #expect(text(Answer.failure(code: 4)) == ".failure(code: 4)")
    }

    @Test("lets a value that describes itself speak")
    func describesItself() {
        #expect(text([SourceText(".darkGray")]) == "[.darkGray]")
        #expect(text(Failure.unreadable) == "The file can't be read.")
    }

    @Test("shows an object by its type and a spy by its name, never by an address")
    func objects() {
        #expect(text(Director()) == "Director")
        #expect(text(NSObject()) == "NSObject")
        #expect(text(Spy("delegate", log: MessageLog())) == "delegate")
    }

    @Test("does not follow objects that refer to each other")
    func circle() {
        let controller = Controller()
        controller.presenter.output = controller
        #expect(text(controller.presenter) == "Presenter")
        #expect(text([controller]) == "[Controller]")
    }
}
