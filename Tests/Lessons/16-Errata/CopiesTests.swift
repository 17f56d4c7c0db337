import RoleRules
import SourceModel
import Testing

@Suite("A copy of a copy has the faults of its original, and its own")
nonisolated struct CopiesTests {
    /// The declarations that the Worker's file needs to be compiled alone.
    private static let around = """

        struct Note {}
        final class NotesStore {
            func load(then completion: @escaping ([Note]?) -> Void) {}
            func deleteAll(then completion: @escaping (Bool) -> Void) {}
        }
        protocol MendedList_ManageData: AnyObject {}
        protocol MendedList_PresentData: AnyObject {
            func present(notes: [Note])
            func presentFetchError()
            func presentDeleteSuccess()
            func presentDeleteError()
        }
        """

    @Test("a scraped Worker does not compile; with its braces put back it does, and three of its answers are gone")
    func scraped() throws {
        let worker = try Listing.text("Mended/List/MendedListWorker.swift")
        #expect(try Compiler.errors(in: worker + Self.around) == [])
        #expect(try Compiler.errors(in: Scrape.copy(of: worker) + Self.around) != [])
        #expect(try Compiler.errors(in: Scrape.repaired(copy: worker) + Self.around) == [])

        let sources = try Listing.files(in: "Mended/") { text in
            text.contains("class MendedListWorker") ? Scrape.repaired(copy: text) : text
        }
        #expect(
            try sources.violations(of: .viperS).map { "\($0.rule): \($0.what)" } == [
                "role-methods-have-callers: nobody calls presentFetchError() of MendedList_PresentData",
                "role-methods-have-callers: nobody calls presentDeleteSuccess() of MendedList_PresentData",
                "role-methods-have-callers: nobody calls presentDeleteError() of MendedList_PresentData",
            ])
    }

    @Test("a listing in synonyms has verbs that belong to no role, because only whole words were changed")
    func synonyms() throws {
        let sources = try Listing.files(in: "Mended/List/MendedListContract", Synonyms.copy)
        #expect(
            try sources.violations(of: .viperS, rules: ["verbs-follow-roles"]).map(\.what) == [
                "MendedList_DisplayUI asks for exhibit(loading:), and a method of DisplayUI begins with display",
                "MendedList_DisplayUI asks for exhibit(memos:), and a method of DisplayUI begins with display",
                "MendedList_DisplayUI asks for exhibit(error:), and a method of DisplayUI begins with display",
                "MendedList_DisplayUI asks for exhibit(success:), and a method of DisplayUI begins with display",
                "MendedList_PresentData asks for current(memos:), and a method of PresentData begins with present",
            ])
        #expect(Synonyms.copy(of: "label.text = note.title") == "label.written content = memo.heading")
    }

    @Test("a copy in synonyms keeps every fault of the listing that it was made from")
    func faults() throws {
        let found = try Listing.files(in: "Copied/", Synonyms.copy).violations(of: .viperS)
        let rules = found.map(\.rule).filter { $0 != "verbs-follow-roles" }
        let original = try Listing.files(in: "Copied/").violations(of: .viperS)
        #expect(rules == original.map(\.rule).filter { $0 != "verbs-follow-roles" })
        #expect(Synonyms.copy(of: "dd/mm/YYYY") == "dd/mm/YYYY")
    }
}
