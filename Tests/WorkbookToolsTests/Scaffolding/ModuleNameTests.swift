import Testing

@testable import WorkbookTools

@Suite("A name that makes no Swift is refused, with one that does")
struct ModuleNameTests {
    @Test(
        "names of modules",
        arguments: [
            ("items/edit", "\"items\" is not the name of a Swift type", "Items/Edit"),
            ("Items/2Edit", "\"2Edit\" is not the name of a Swift type", "Items/Edit2"),
            ("Items/Edit-Item", "\"Edit-Item\" is not the name of a Swift type", "Items/EditItem"),
            ("Items/class", "\"class\" is a keyword of Swift", "Items/Class"),
            ("Items_Edit", "an underscore parts a module from its roles, as in ItemsEdit_DisplayUI", "ItemsEdit"),
            ("Items//Edit", "a part of it is empty", "Items/Edit"),
            ("", "a part of it is empty", "Items/Edit"),
            ("../Edit", "\"..\" is not the name of a Swift type", "Edit"),
            ("UI/Table", "UITable... would be among the names of UIKit and Foundation", "MainTable"),
            ("UI", "UI... would be among the names of UIKit and Foundation", "Items/Edit"),
        ])
    func names(typed: String, reason: String, suggestion: String) throws {
        let error = #expect(throws: ScaffoldError.self) { try ModuleName(typed) }
        #expect(error == .badName(typed, reason: reason, suggestion: suggestion))
        #expect(try ModuleName(suggestion).path == suggestion)
    }

    @Test("says what to name instead")
    func message() {
        let error = #expect(throws: ScaffoldError.self) { try ModuleName("items/2edit") }
        #expect(
            error?.description == """
                A module can't be called "items/2edit": "items" is not the name of a Swift type.
                  fix: name folders whose names begin Swift types, such as Items/Edit2
                """)
    }

    @Test(
        "names of events",
        arguments: [
            ("on", "On"), ("onSave", "Save"), ("userDidTapSave", "Save"), ("eventSave", "Save"), ("save", "Save"),
        ])
    func events(typed: String, stem: String) throws {
        #expect(try ModuleEvent(typed).stem == stem)
    }

    @Test(
        "events that make no method, or are there already",
        arguments: [
            ("on-save", "onOnSave"), ("", "onSave"), ("2", "on2Tapped"), ("onUIReady", "onUIReadyTapped"),
            ("self", "onSelfTapped"),
        ])
    func badEvents(typed: String, suggestion: String) throws {
        let error = #expect(throws: ScaffoldError.self) { try ModuleEvent(typed) }
        guard case .badEvent(typed, _, let found) = error else {
            Issue.record("not refused for its name: \(error.map { "\($0)" } ?? "nothing")")
            return
        }
        #expect(found == suggestion)
    }

    @Test("a job that would be a keyword, or another role's verb, is performed")
    func jobs() throws {
        #expect(
            try ["onRepeat", "onGo", "onPresentAll", "onSave", "onURLOpened"].map { try ModuleEvent($0).job } == [
                "performRepeat", "performGo", "performPresentAll", "save", "urlOpened",
            ])
    }

    @Test(
        "one of what is fetched",
        arguments: [
            ("items", "Item"), ("entries", "Entry"), ("boxes", "Box"), ("addresses", "Address"), ("people", "People"),
            ("glass", "Glass"), ("switches", "Switch"),
        ])
    func one(plural: String, one: String) throws {
        #expect(try ModuleFetch(plural).one == one)
    }

    @Test(
        "what can't be fetched by that name",
        arguments: [
            ("import", "imports"), ("two words", "twoWords"), ("title", "titleEntries"), ("error", "errorEntries"),
            ("children", "childrenEntries"),
        ])
    func badFetch(typed: String, suggestion: String) throws {
        let error = #expect(throws: ScaffoldError.self) { try ModuleFetch(typed) }
        guard case .badFetch(typed, _, suggestion) = error else {
            Issue.record("got \(error.map { "\($0)" } ?? "nothing")")
            return
        }
    }

    @Test("things that exclude each other")
    func conflicts() throws {
        let name = try ModuleName("Items/Edit")
        #expect(throws: ScaffoldError.nothingToFetchWith("items", role: "worker")) {
            try NewModule(name, architecture: .viperS, fetch: "items", without: ["worker"])
        }
        #expect(throws: ScaffoldError.unknownRole("director", architecture: "viper-s", known: "worker")) {
            try NewModule(name, architecture: .viperS, without: ["director"])
        }
        #expect(throws: ScaffoldError.badEvent("save", reason: "it is there twice", suggestion: "onSaveTapped")) {
            try NewModule(name, architecture: .viper, events: ["onSave", "save"])
        }
    }
}
